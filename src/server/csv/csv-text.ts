import { stringify } from 'csv-stringify/sync'

type Rows = readonly (readonly string[])[]

/** Formats rows for French Excel: semicolons, CRLF, and quotes around cells with line breaks. */
export const csvText = (rows: Rows): string =>
  stringify(rows as string[][], { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ })

/** Formats the first rows of a file, after the byte order mark by which Excel detects UTF-8. */
export const csvBeginning = (rows: Rows): string => `\ufeff${csvText(rows)}`
