import { type ESTree, parseSync, Visitor } from 'vite'
import * as addresses from '#contract/paths.ts'

/** Files that speak of addresses which are not this site's, or that the contract itself is made of. */
const ELSEWHERE = [
  // Where addresses are written: those of pages and files, and those of the API.
  /^src\/contract\/(?:file-)?paths\.ts$/,
  /^src\/contract\/(?:.+\/)?(?:[\w-]+\.)?endpoints\.ts$/,
  /^src\/web\/route-tree\.gen\.ts$/,
  // Folders and programs of the machine.
  /^src\/database\//,
  // The other side of a network, and what speaks to it.
  /^src\/cinetpay-simulator\//,
  /^src\/server\/payments\/.*(?:cinetpay|simulator)/,
]

/** What the addresses of this site begin with: `boutique`, `api`, `attached_assets`. */
const FIRST_SEGMENTS = [
  ...addresses.listSitePages().map(({ pattern }) => pattern),
  ...Object.values({ ...addresses, ...addresses.serverPaths }).filter(value => typeof value === 'string'),
].flatMap(address => address.split(/[/?]/)[1] || [])

const segment = `(?:${[...new Set(FIRST_SEGMENTS)].join('|').replaceAll('.', '\\.')})(?![\\w-])`
/** An address of ours within a longer text: a link in Markdown or HTML, or after a word. */
const WITHIN = new RegExp(`["'(=\\s]/${segment}`)
/** What follows a value: `\${publicUrl}/boutique`. */
const AFTER_VALUE = new RegExp(`^/${segment}`)
const ANYWHERE = new RegExp(`/\\(?(?:\\?:)?${segment}`)
/** Any path. The sources of the site are files, which the development server reads. */
const PATH = /^\/(?!src\/)[a-z]/i

/** What a page is declared with: the router compares it with the files of the routes itself. */
const checkedByRouter = ({ callee, arguments: given }: ESTree.CallExpression): ESTree.Node[] =>
  callee.type === 'Identifier' && callee.name === 'createFileRoute' ? given : []

/**
 * Addresses of the site that a file writes out instead of taking them from the contract, as they are written.
 * @throws when the text is not TypeScript
 */
export function findLiteralAddresses(file: string, source: string): string[] {
  if (ELSEWHERE.some(place => place.test(file))) return []
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const checked = new Set<number>()
  const found: string[] = []
  const hearTemplate = ({ quasis }: ESTree.TemplateLiteral): void => {
    for (const [index, { value }] of quasis.entries()) {
      const text = value.cooked ?? value.raw
      const begins = index === 0 ? PATH : AFTER_VALUE
      if (begins.test(text) || WITHIN.test(text)) found.push(text)
    }
  }
  const hearText = ({ value }: ESTree.JSXText): void => {
    if (WITHIN.test(value)) found.push(value.trim())
  }
  const visitor = new Visitor({
    CallExpression: call => {
      for (const { start } of checkedByRouter(call)) checked.add(start)
    },
    Literal: literal => {
      if (checked.has(literal.start)) return
      if ('regex' in literal) {
        if (ANYWHERE.test(literal.regex.pattern.replaceAll('\\/', '/'))) found.push(literal.regex.pattern)
      } else if (typeof literal.value === 'string') {
        if (PATH.test(literal.value) || WITHIN.test(literal.value)) found.push(literal.value)
      }
    },
    TemplateLiteral: hearTemplate,
    JSXText: hearText,
  })
  visitor.visit(program)
  return found
}
