import markdownIt, { type Token } from 'markdown-it'
import { typeset } from '../printing/typeset.ts'

/** Allowed link targets; text that looks like another scheme is not linked. */
const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i

const markdown = markdownIt({ html: false, linkify: false, typographer: false })
markdown.validateLink = address => {
  const trimmed = address.trim()
  return ALLOWED_SCHEME.test(trimmed) || !ANY_SCHEME.test(trimmed)
}

const isHeading = ({ type }: Token) => type === 'heading_open' || type === 'heading_close'
const levelOf = ({ tag }: Token) => Number(tag.slice(1))

/** The title is the page's only first-level heading: headings of the text start at the second level. */
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
 * On phones, rows are displayed as cards with the column header in each cell. The changed `display` would remove the table
 * semantics, so explicit roles restore them.
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

/** Inserts French non-breaking spaces into text; addresses and code are unchanged. */
function typesetWords(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'text') token.content = typeset(token.content)
    if (token.children) typesetWords(token.children)
  }
}

/**
 * Renders Markdown to safe HTML. HTML in the source is escaped; links and pictures are limited to web, mail and telephone
 * addresses.
 */
export function renderMarkdown(text: string): string {
  const environment = {}
  const tokens = markdown.parse(text, environment)
  putBelowTitle(tokens)
  typesetWords(tokens)
  labelCells(tokens)
  return markdown.renderer.render(tokens, markdown.options, environment)
}
