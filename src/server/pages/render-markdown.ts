import markdownIt, { type Token } from 'markdown-it'

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

/**
 * The HTML of a text written in Markdown. Whatever HTML it holds is shown as text, links and pictures lead to web,
 * mail or telephone addresses only: nothing in it can run.
 */
export function renderMarkdown(text: string): string {
  const environment = {}
  const tokens = markdown.parse(text, environment)
  putBelowTitle(tokens)
  return markdown.renderer.render(tokens, markdown.options, environment)
}
