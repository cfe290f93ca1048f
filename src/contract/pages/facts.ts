import { paths } from '../paths.ts'

/** What binds people and names the shop: no production sells before visitors can read it. */
export const legalPages = ['privacy', 'terms', 'legalNotices', 'salesConditions'] as const
export type LegalPage = (typeof legalPages)[number]

/** The page of an address that is nothing but its text: `/cgv` shows `cgv`. */
export const slugOf = (page: LegalPage): string => paths[page]().slice(1)

const BLANK = /\[à compléter(?:\s*:\s*([^\]]*))?\]/giu

/** What only the people of a shop know, as initial texts ask for it: `[à compléter : raison sociale]`. */
export const blank = (what: string): string => `[à compléter : ${what}]`

/** What is still to be filled in, each once. */
export const blanksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([whole, what]) => what?.trim() || whole)),
]

/** Puts in the place of each blank what `find` says of it. */
export const fillBlanks = (text: string, find: (what: string) => string): string =>
  text.replace(BLANK, (whole: string, what: string | undefined) => find(what?.trim() || whole))
