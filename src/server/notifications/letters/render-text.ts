import { MARKET_WORDS } from '#contract/site/slogans.ts'
import { typeset } from '../../printing/typeset.ts'
import type { Block, Letter } from './letter.ts'
import type { Signature } from './signature.ts'

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'aside':
      return block.words
    case 'notice':
      return `* ${block.words}`
    case 'action':
      return `${block.label} :\n${block.url}`
    case 'facts':
      return block.facts.map(([name, value]) => `${name} : ${value}`).join('\n')
    case 'quote':
      return block.words.replace(/^/gm, '> ')
    case 'lines': {
      const lines = block.lines.map(({ name, detail, amount }) => `- ${name}, ${detail} : ${amount}`)
      const total = block.total ? [`${block.total.label} : ${block.total.amount}`] : []
      return [...(block.heading ? [block.heading] : []), ...lines, ...total].join('\n')
    }
  }
}

/** Plain text of a letter for previews: buttons are shown without their links, which may be secret. */
export const wordsOfLetter = ({ title, blocks }: Letter): string =>
  typeset(
    [title, ...blocks.map(block => (block.kind === 'action' ? `[ ${block.label} ]` : textOf(block)))].join(
      '\n\n',
    ),
  )

/** Renders a letter as plain text, for mail programs that show no HTML. */
export function renderText({ title, blocks }: Letter, { siteUrl, phone, email }: Signature): string {
  const words = [
    title,
    ...blocks.map(textOf),
    `--\nAMIC, le ${MARKET_WORDS}\n${siteUrl}\n${phone} – ${email}`,
  ].join('\n\n')
  return typeset(words)
}
