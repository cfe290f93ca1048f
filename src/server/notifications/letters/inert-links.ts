import { LINK } from '#contract/accounts/link-in-name.ts'
import type { Block, Letter } from './letter.ts'

/** Zero-width character that no address contains: mail programs make no link of a word with it. */
const WORD_JOINER = '\u2060'
const MAIL_ADDRESS = /^[^@/:\s]+@[^@/:\s]+$/

/**
 * Returns the words with word joiners in web addresses other than the shop's own, so that mail programs do not link them. Mail
 * addresses are left unchanged.
 */
export function inertLinks(words: string, siteUrl: string): string {
  const opensNothing = (run: string) =>
    !LINK.test(run) || run === siteUrl || run.startsWith(`${siteUrl}/`) || MAIL_ADDRESS.test(run)
  return words.replace(/\S+/g, run =>
    opensNothing(run) ? run : run.replace(/[.:/]/g, sign => sign + WORD_JOINER),
  )
}

/**
 * Returns the letter with links in its words made inert, since notes, directions, names and reviews are written by others.
 * Buttons are kept.
 */
export function withInertLinks<Some extends Letter>(letter: Some, siteUrl: string): Some {
  const inert = (words: string) => inertLinks(words, siteUrl)
  const inertBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'action':
        return block
      case 'facts':
        return { ...block, facts: block.facts.map(([name, value]) => [name, inert(value)] as const) }
      case 'lines':
        return {
          ...block,
          ...(block.heading && { heading: inert(block.heading) }),
          lines: block.lines.map(line => ({ ...line, name: inert(line.name), detail: inert(line.detail) })),
        }
      default:
        return { ...block, words: inert(block.words) }
    }
  }
  const { title, preview, blocks } = letter
  return { ...letter, title: inert(title), preview: inert(preview), blocks: blocks.map(inertBlock) }
}
