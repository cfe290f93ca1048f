import markdownIt, { type Token } from 'markdown-it'
import { typeset } from '../printing/typeset.ts'

/** Where a link may lead; anything else that looks like a scheme is shown as text. */
const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i

const markdown = markdownIt({ html: false, linkify: false, typographer: false })
markdown.validateLink = address => {
  const trimmed = address.trim()
  return ALLOWED_SCHEME.test(trimmed) || !ANY_SCHEME.test(trimmed)
}

const isHeading = ({ type }: Token) => type === 'heading_open' || type === 'heading_close'
const levelOf = ({ tag }: Token) => Number(tag.slice(1))

/** The page's title is its only first-level heading: those of the text begin at the second. */
function putBelowTitle(tokens: readonly Token[]): void {
  const headings = tokens.filter(isHeading)
  const shift = 2 - Math.min(...headings.map(levelOf))
  for (const heading of headings) heading.tag = `h${Math.min(levelOf(heading) + shift, 6)}`
}

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/**
 * On phones a row stands as a card, where each cell says what its column is. Set as cards, a table would be none any more
 * to those who hear it: its parts say by themselves what they are.
 */
function labelCells(tokens: readonly Token[]): void {
  let labels: string[] = []
  let column = 0
  for (const [index, token] of tokens.entries()) {
    const role = token.nesting === 1 ? ROLES[token.tag] : undefined
    if (!role) continue
    token.attrSet('role', role)
    if (token.tag === 'table') labels = []
    if (token.tag === 'tr') column = 0
    if (token.tag === 'th') labels.push(tokens[index + 1]!.content)
    if (token.tag === 'td') token.attrSet('data-column', labels[column++] ?? '')
  }
}

/** Words get the unbreakable spaces of French; addresses and code stay as they are. */
function typesetWords(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'text') token.content = typeset(token.content)
    if (token.children) typesetWords(token.children)
  }
}

/**
 * The HTML of a text written in Markdown. Whatever HTML it holds is shown as text, links and pictures lead to web,
 * mail or telephone addresses only: nothing in it can run.
 */
export function renderMarkdown(text: string): string {
  const environment = {}
  const tokens = markdown.parse(text, environment)
  putBelowTitle(tokens)
  typesetWords(tokens)
  labelCells(tokens)
  return markdown.renderer.render(tokens, markdown.options, environment)
}
