import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { safeCell } from '../../safe-cell.ts'

/** Rows that are in memory at a time. */
const BATCH = 500

export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>

type ReadPart<Row> = (part: { after: string | undefined; limit: number }) => Promise<Row[]>

/**
 * A table as a French Excel opens it: semicolons, UTF-8 with BOM, one line for each row. It is read by parts, each when
 * the one before has left: a large table takes no more memory than a small one.
 * @param columns what each column is called, and what it says of a row
 */
export function streamCsv<Row extends { id: string }>(
  columns: Columns<Row>,
  readPart: ReadPart<Row>,
): Readable {
  return Readable.from(writeCsv(columns, readPart), { objectMode: false, highWaterMark: 1 })
}

async function* writeCsv<Row extends { id: string }>(columns: Columns<Row>, readPart: ReadPart<Row>) {
  yield Buffer.from(lines([Object.keys(columns)], true))
  const cells = Object.values(columns)
  for (let after: string | undefined; ; ) {
    const rows = await readPart({ after, limit: BATCH })
    if (rows.length > 0) {
      yield Buffer.from(lines(rows.map(row => cells.map(cell => safeCell(oneLine(cell(row)))))))
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/** A line break within a cell confuses spreadsheets, and who counts lines to tell how far it is. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

const lines = (rows: string[][], hasMark = false): string =>
  stringify(rows, { delimiter: ';', bom: hasMark, record_delimiter: 'windows' })
