import postcss, { type ChildNode, type Container } from 'postcss'
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser'
import type { Plugin } from 'vite'
import { STYLE_PIECES_FILE } from '../../src/server/http/pages/built-names.ts'
import type { StylePiece } from '../../src/web/styles-of-page.ts'

/** A file that comes to a page that has these already would have them begin anew: a face would be taken away and come again. */
const ONCE = /^(?:font-face|property)$/

const NESTING = /^(?:layer|media|supports|container|starting-style)$/

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A class as React writes it into an attribute. */
const asWritten = (name: string) => name.replace(/[&<>"']/g, sign => ESCAPES[sign]!)

/** Must what stands at this place be on the page, for the selector to meet anything? */
function isAskedFor(node: Node, selector: Selector): boolean {
  for (let at: Node = node; at !== selector; at = at.parent as Node)
    if (at.type === 'pseudo' && (at.value === ':not' || at.nodes.length > 1)) return false
  return true
}

function classesAskedFor(selector: Selector): string[] {
  const names = new Set<string>()
  selector.walkClasses(node => {
    if (isAskedFor(node, selector)) names.add(asWritten(node.value))
  })
  return [...names]
}

const needsOf = (selectors: string) => parseSelectors().astSync(selectors).nodes.map(classesAskedFor)

function pieceOf(node: ChildNode): StylePiece {
  if (node.type === 'rule') {
    const needs = needsOf(node.selector)
    return needs.some(names => names.length === 0) ? node.toString() : { text: node.toString(), needs }
  }
  if (node.type !== 'atrule' || !node.nodes) return `${node.toString()};`
  if (!NESTING.test(node.name)) return node.toString()
  return { around: `@${node.name}${node.raws.afterName ?? ' '}${node.params}{`, pieces: piecesOf(node) }
}

const piecesOf = (container: Container<ChildNode>): StylePiece[] =>
  (container.nodes ?? []).filter(({ type }) => type !== 'comment').map(pieceOf)

/** Cuts a style sheet up by the classes that its rules ask for. */
export const splitStyles = (css: string): StylePiece[] => piecesOf(postcss.parse(css))

/** The style sheet for pages that have what each of them begins with. */
function withoutWhatIsOnce(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules(ONCE, rule => {
    rule.remove()
  })
  return sheet.toString()
}

/**
 * Writes the site's style sheet for the server, which gives each page what it needs of it, and leaves the file for pages that come
 * alive, and may then draw anything.
 */
export function splitStylesPlugin(): Plugin {
  return {
    name: 'amic:split-styles',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.values(bundle).filter(file => file.fileName.endsWith('.css'))
        const [sheet] = sheets
        if (sheet?.type !== 'asset' || sheets.length > 1)
          throw new Error(`${sheets.length} style sheets are built, not one`)
        const css = sheet.source.toString()
        this.emitFile({
          type: 'asset',
          fileName: STYLE_PIECES_FILE,
          source: JSON.stringify(splitStyles(css)),
        })
        sheet.source = withoutWhatIsOnce(css)
      },
    },
  }
}
