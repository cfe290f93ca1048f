import type { Plugin } from 'vite'
import { type IconShape, svgMarkup } from '../../src/web/ui/svg-markup.ts'

const ICONS = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/
const DATA = /(?<=const __iconData = )(\{[\s\S]*?\n\})(?=;)/

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/.source
const BEGINNING = new RegExp(`^m *(${NUMBER})[ ,]*(${NUMBER}) *(?=([-.\\d])?)`)

/** The same line, begun at a place of the picture rather than at one that is counted from where another line ended. */
const placed = (d: string): string =>
  d.replace(BEGINNING, (_, x, y, next) => `M${x} ${y}${next === undefined ? '' : 'l'}`)

/** The same shape in fewer words: a straight line as a path, and corners that are as high as they are wide told once. */
function shortened([tag, { key: _, ...told }]: IconShape): IconShape {
  const { d = '', x1, y1, x2, y2, ry, ...others } = told
  if (tag === 'path') return [tag, { ...told, d: placed(d) }]
  if (tag === 'rect' && ry === others.rx) return [tag, others]
  return tag === 'line' ? ['path', { ...others, d: `M${x1} ${y1} ${x2} ${y2}` }] : [tag, told]
}

/** Lines that are drawn one after the other are one line with gaps: fewer words, and the same picture. */
function joinPaths(shapes: readonly IconShape[]): IconShape[] {
  const joined: IconShape[] = []
  for (const shape of shapes.map(shortened)) {
    const [tag, { d = '', ...others }] = shape
    const last = joined.at(-1)
    const isJoinable = tag === 'path' && d.startsWith('M') && Object.keys(others).length === 0
    if (isJoinable && last?.[0] === 'path' && Object.keys(last[1]).join() === 'd')
      joined[joined.length - 1] = ['path', { d: last[1].d + d }]
    else joined.push(isJoinable ? ['path', { d }] : shape)
  }
  return joined
}

/** A module of lucide-react with its shapes alone, as the text that src/web/ui/draw-icon.tsx draws. */
export function lightenIcon(code: string): string {
  const [data] = DATA.exec(code) ?? []
  if (!data) return code
  const { node } = new Function(`return ${data}`)() as { node: readonly IconShape[] }
  return code.replace(DATA, () => `{ node: ${JSON.stringify(svgMarkup(joinPaths(node)))} }`)
}

/**
 * Leaves out of the bundle what icons carry for the component of lucide-react, in whose place we have ours: names, sizes and
 * keys, and how their shapes are put together.
 */
export const lightIcons = (): Plugin => ({
  name: 'amic:light-icons',
  apply: 'build',
  transform: { filter: { id: ICONS }, handler: code => ({ code: lightenIcon(code), map: null }) },
})
