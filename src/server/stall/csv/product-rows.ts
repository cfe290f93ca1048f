import * as z from 'zod/mini'
import { productFactNames } from '#contract/catalogue/product-facts.ts'
import { type CsvColumn, csvColumns } from '#contract/stall/facts.ts'
import { EditProductBody } from '#contract/stall/schemas.ts'
import { plainCell } from '../../csv/safe-cell.ts'
import { refuse } from '../../http/refuse.ts'
import { readFact } from './fact-cells.ts'
import { columnOf, plainNumber } from './parse-cells.ts'
import type { CsvLine } from './read-csv.ts'

/** A parsed row. Empty cells are absent. */
export type ProductRow = {
  line: number
  /** The product's id, from the export. */
  reference: string | undefined
  wish: EditProductBody
  /** The name as written, for the preview. */
  name: string
  /** Messages by column. */
  errors: Record<string, string>
}

/**
 * Parses the rows below the headers.
 * @throws Refused `csv_unreadable` when required headers are missing or duplicated
 */
export function readProductRows([headers, ...lines]: CsvLine[], siteAddress: string): ProductRow[] {
  if (!headers || lines.length === 0)
    return refuse('csv_unreadable', { message: 'Ce fichier ne contient aucun produit.' })
  const columns = headers.cells.map(columnOf)
  checkHeaders(columns)
  return lines.map(({ line, cells }) => {
    const filled = columns.flatMap((column, index) => {
      const text = plainCell(cells[index] ?? '').trim()
      return column && text !== '' ? [[column, text] as const] : []
    })
    return readRow(line, Object.fromEntries(filled), siteAddress)
  })
}

function checkHeaders(columns: readonly (CsvColumn | undefined)[]): void {
  const known = columns.filter(column => column !== undefined)
  const twice = known.find((column, index) => known.indexOf(column) !== index)
  if (twice) refuse('csv_unreadable', { message: `La colonne « ${csvColumns[twice]} » est là deux fois.` })
  if (!known.includes('name') && !known.includes('reference')) {
    const message = `La première ligne doit nommer les colonnes, dont « ${csvColumns.name} » ou « ${csvColumns.reference} ».`
    refuse('csv_unreadable', { message })
  }
}

type Cells = Partial<Record<CsvColumn, string>>

function readRow(line: number, cells: Cells, siteAddress: string): ProductRow {
  const { reference, name, stock, stockSeen, images } = cells
  const written = productFactNames.flatMap(fact => {
    const text = cells[fact]
    return text ? [[fact, readFact(fact, text)] as const] : []
  })
  const sent = {
    ...Object.fromEntries(written),
    ...(stock && { stock: Number(plainNumber(stock)) }),
    ...(stockSeen && { stockSeen: Number(plainNumber(stockSeen)) }),
    ...(images && { images: images.split(/[\s|,]+/).map(image => image.replace(siteAddress, '')) }),
  }
  const wish: EditProductBody = {}
  const errors: Record<string, string> = {}
  // Field by field: one invalid cell does not affect the others.
  for (const [field, value] of Object.entries(sent)) {
    const parsed = z.safeParse(EditProductBody, { [field]: value })
    if (parsed.success) Object.assign(wish, parsed.data)
    else errors[field] = parsed.error.issues[0]?.message ?? ''
  }
  return { line, reference, wish, name: name ?? '', errors }
}
