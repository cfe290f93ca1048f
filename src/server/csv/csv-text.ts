import { stringify } from 'csv-stringify/sync'

type Rows = readonly (readonly string[])[]

/** Rows as a French Excel reads them: semicolons, and line breaks within a cell in quotes. */
export const csvText = (rows: Rows): string =>
  stringify(rows as string[][], { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ })

/** The rows that a file begins with: its byte order mark tells Excel that it is UTF-8. */
export const csvBeginning = (rows: Rows): string => `\ufeff${csvText(rows)}`
