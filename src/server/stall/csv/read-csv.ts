import { CsvError, type Info, parse } from 'csv-parse/sync'
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '#contract/stall/facts.ts'
import { refuse } from '../../http/refuse.ts'
import { bytesOfDataUrl } from '../../media/public.ts'

/** A row of a file, with its first line number; the headers are the first row. */
export type CsvLine = { line: number; cells: string[] }

const DELIMITERS = [';', ',', '\t'] as const
/** The delimiter hint that Excel writes. */
const EXCEL_HINT = /^sep=(.)\r?\n/i

/**
 * Parses a CSV file as spreadsheets save it: semicolons, commas or tabs; UTF-8 with or without BOM, UTF-16, or Windows-1252
 * (French Excel).
 * @param sent a data URL, or the text itself
 * @throws Refused `csv_too_large`, `csv_unreadable`
 */
export function readCsv(sent: string): CsvLine[] {
  const text = textOf(sent)
  const hint = EXCEL_HINT.exec(text)
  const skipped = hint ? 1 : 0
  const body = hint ? text.slice(hint[0].length) : text
  const records = parseRecords(body, hint?.[1] ?? delimiterOf(body))
  let line = skipped + 1
  const lines = records.map(({ record, info }) => {
    const begins = line
    line = skipped + info.lines + 1
    return { line: begins, cells: record }
  })
  const filled = lines.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filled.length > MAX_CSV_ROWS + 1) {
    refuse('csv_unreadable', { message: `Ce fichier a trop de lignes (${MAX_CSV_ROWS} produits au plus).` })
  }
  return filled
}

function textOf(sent: string): string {
  const bytes = sent.startsWith('data:') ? bytesOfDataUrl(sent) : Buffer.from(sent)
  if (!bytes || bytes.length === 0) return refuse('csv_unreadable')
  if (bytes.length > MAX_CSV_BYTES) refuse('csv_too_large')
  return decode(bytes)
}

function decode(bytes: Buffer): string {
  // The decoder removes its BOM.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent delimiter of the headers. */
function delimiterOf(text: string): string {
  const [headers = ''] = text.split(/\r?\n/, 1)
  const uses = (delimiter: string) => headers.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (uses(delimiter) > uses(best) ? delimiter : best))
}

type Record = { record: string[]; info: Info }

function parseRecords(text: string, delimiter: string): Record[] {
  const records: Record[] = []
  const keep = (record: string[], info: Info) => {
    records.push({ record, info })
    return record
  }
  try {
    parse(text, { delimiter, relax_column_count: true, on_record: keep })
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const where = typeof error.lines === 'number' ? `, vers la ligne ${error.lines}` : ''
    return refuse('csv_unreadable', {
      message: `Ce fichier CSV est mal formé${where} : vérifiez les guillemets.`,
    })
  }
}
