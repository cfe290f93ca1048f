/**
 * The site's style sheet, cut up when it is built (`scripts/vite/split-styles.ts`): what every page needs as it is, rules that only
 * pages with certain classes need, and what surrounds several of them, a layer or a screen's width.
 */
export type StylePiece = string | RuleOfClasses | SurroundedRules

/** `needs` lists the classes that each selector of the rule asks for; one whole list must be on the page. */
type RuleOfClasses = { text: string; needs: readonly (readonly string[])[] }

/** `around` ends with the opening brace. What a layer surrounds stays when it is empty: layers rank by their first appearance. */
type SurroundedRules = { around: string; pieces: readonly StylePiece[] }

const isLayer = (around: string) => around.startsWith('@layer')

/** What of a style sheet a page needs, in the sheet's order, that has these classes, in the writing of HTML. */
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

/** Some hundred: parts of one kind have the same classes, whatever they say. */
const MOST_SETS = 500
const known = new Map<string, ReadonlySet<string>>()

/**
 * The classes that a text of HTML names, as they are written there; those of one attribute are read once. One set serves all texts that
 * name the same in one order, and holds nothing of them: a piece cut out of a string keeps the whole of it.
 */
export function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, list]) => list!))
  const all = [...lists].join(' ')
  const classes = known.get(all) ?? new Set(all.split(/\s+/))
  if (known.size >= MOST_SETS) known.clear()
  known.set(all, classes)
  return classes
}
