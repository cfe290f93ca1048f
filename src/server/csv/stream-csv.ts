import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { csvBeginning, csvText } from './csv-text.ts'
import { safeCell } from './safe-cell.ts'

/** Rows per read, which are in memory at a time. */
const ROWS_AT_A_TIME = 250
/** Rows formatted at a time, about a millisecond’s work, before the event loop serves other requests. */
const ROWS_IN_ONE_GO = 25

export type CsvTable<Row> = {
  headings: readonly string[]
  cellsOf: (row: Row) => readonly string[]
}

/** Reads some rows of a table from a cursor; `nextCursor` is null after the last. */
type ReadPart<Row> = (part: { cursor: string | undefined; limit: number }) => Promise<Part<Row>>
type Part<Row> = { items: readonly Row[]; nextCursor: string | null }

/**
 * Streams a table as CSV for French Excel: semicolons, UTF-8 with BOM, escaped formulas. Reads it in parts with back-pressure, so
 * that memory and the duration of statements do not grow with the table, and other requests are not blocked. The first part is
 * read before the promise resolves, so that its errors are answered as usual; later ones end the connection, so that a partial
 * file is not taken for a whole one.
 */
export async function streamCsv<Row>(table: CsvTable<Row>, readPart: ReadPart<Row>): Promise<Readable> {
  const first = await partOf(table, await readPart({ cursor: undefined, limit: ROWS_AT_A_TIME }))
  return Readable.from(writeCsv(table, first, readPart), { objectMode: false, highWaterMark: 1 })
}

type WrittenPart = { text: string; nextCursor: string | null }

async function* writeCsv<Row>(table: CsvTable<Row>, first: WrittenPart, readPart: ReadPart<Row>) {
  yield Buffer.from(csvBeginning([table.headings]) + first.text)
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const { text, nextCursor } = await partOf(table, await readPart({ cursor, limit: ROWS_AT_A_TIME }))
    yield Buffer.from(text)
    cursor = nextCursor
  }
}

async function partOf<Row>(
  { cellsOf }: CsvTable<Row>,
  { items, nextCursor }: Part<Row>,
): Promise<WrittenPart> {
  let text = ''
  for (let from = 0; from < items.length; from += ROWS_IN_ONE_GO) {
    await yieldToEventLoop()
    text += csvText(items.slice(from, from + ROWS_IN_ONE_GO).map(row => cellsOf(row).map(safeCell)))
  }
  return { text, nextCursor }
}
