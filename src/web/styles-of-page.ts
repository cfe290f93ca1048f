/**
 * The built style sheet, split (`scripts/vite/split-styles.ts`) into rules of every page, rules for certain classes, and
 * blocks (layers, media queries) around several of them.
 */
export type StylePiece = string | RuleOfClasses | SurroundedRules

/** `needs` lists the classes of each selector of the rule; all classes of one list must be on the page. */
type RuleOfClasses = { text: string; needs: readonly (readonly string[])[] }

/** `around` ends with the opening brace. Empty layers are kept: layers rank by first appearance. */
type SurroundedRules = { around: string; pieces: readonly StylePiece[] }

const isLayer = (around: string) => around.startsWith('@layer')

/** The part of the style sheet that a page with these classes needs, in order. */
export function stylesFor(pieces: readonly StylePiece[], classes: ReadonlySet<string>): string {
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else if ('around' in piece) {
      const inside = stylesFor(piece.pieces, classes)
      if (inside !== '' || isLayer(piece.around)) text += `${piece.around}${inside}}`
    } else if (piece.needs.some(names => names.every(name => classes.has(name)))) text += piece.text
  }
  return text
}

const CLASSES = / class="([^"]*)"/g

/** A few hundred: items of one kind have the same classes. */
const MOST_SETS = 500
const cachedSets = new Map<string, ReadonlySet<string>>()

/**
 * All class names in some HTML. Results are cached by the class attributes, and hold no reference to the HTML (a substring
 * would keep all of it in memory).
 */
export function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, list]) => list!))
  const all = [...lists].join(' ')
  const classes = cachedSets.get(all) ?? new Set(all.split(/\s+/))
  if (cachedSets.size >= MOST_SETS) cachedSets.clear()
  cachedSets.set(all, classes)
  return classes
}
