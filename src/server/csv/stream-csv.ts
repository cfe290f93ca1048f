import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { csvBeginning, csvText } from './csv-text.ts'
import { safeCell } from './safe-cell.ts'

/** Rows that are in memory at a time. */
const ROWS_AT_A_TIME = 250
/** Rows that are written in one go, a millisecond’s work: then whoever else is served has the thread. */
const ROWS_IN_ONE_GO = 25

export type CsvTable<Row> = {
  headings: readonly string[]
  cellsOf: (row: Row) => readonly string[]
}

/** Some rows of a table, and where the next ones begin; null after the last. */
type ReadPart<Row> = (part: { cursor: string | undefined; limit: number }) => Promise<Part<Row>>
type Part<Row> = { items: readonly Row[]; nextCursor: string | null }

/**
 * A table as a French Excel opens it: semicolons, UTF-8 with BOM, no cell that is taken for a formula. It is read by parts,
 * each when the one before has left: a large table takes no more memory than a small one, no statement is long, and
 * no answer waits for a part. The first part is read here, so that what fails by then is refused as usual; what fails
 * later ends the connection, and nobody takes the half for the whole.
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
