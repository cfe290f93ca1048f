/**
 * Where a grid has no columns: its one column is then as wide as its longest word, and the page scrolls sideways.
 * The class `grid` alone has a column by the style sheet's base; under a condition (`lg:grid`), inline or applied in the
 * style sheet it has none of its own.
 * @returns each list of classes that lacks `grid-cols-…`, as "file: classes"
 */
export function findGridsWithoutColumns(file: string, source: string): string[] {
  const lists = file.endsWith('.css')
    ? [...source.matchAll(/@apply ([^;]+);/g)].map(match => match[1]!)
    : [...source.matchAll(/(['"`])([^'"`]*)\1/g)].map(match => match[2]!).filter(list => !isBasic(list))
  return lists.filter(list => makesGrid(list) && !/\bgrid-cols-/.test(list)).map(list => `${file}: ${list}`)
}

const makesGrid = (list: string) => /(?:^|[\s:])(?:inline-)?grid(?=\s|$)/.test(list)
const isBasic = (list: string) => !/(?::grid|inline-grid)(?=\s|$)/.test(list)

/** Does the style sheet give the class `grid` its column? */
export const hasBasicColumn = (styles: string): boolean =>
  /\.grid \{\s*grid-template-columns: minmax\(0, 1fr\);\s*\}/.test(styles)
