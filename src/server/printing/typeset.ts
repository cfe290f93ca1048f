import { unbreakable } from '#contract/french/unbreakable.ts'

/** Typesets French: no-break spaces at punctuation (`unbreakable`), and within numbers, amounts, percentages and hours. */
export const typeset = (words: string): string =>
  unbreakable(words)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<=\d) (?=h\b|FCFA\b|%)/g, '\u00a0')
    .replace(/(?<=\d\u00a0h) (?=\d)/g, '\u00a0')
