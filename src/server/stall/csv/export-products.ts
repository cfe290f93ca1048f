import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { productStatusLabels } from '#contract/catalogue/facts.ts'
import { type CsvColumn, csvColumns } from '#contract/stall/facts.ts'
import { products } from '#database/schema/catalogue.ts'
import { type CsvTable, streamCsv } from '../../csv/stream-csv.ts'
import type { Deps } from '../../deps.ts'
import { listOwnRows, type OwnProductRow } from '../stall.queries.ts'
import { factCells } from './fact-cells.ts'

const cellsOf = (product: OwnProductRow): Record<CsvColumn, string> => ({
  reference: product.id,
  ...factCells(product),
  stock: String(product.stock),
  stockSeen: String(product.stock),
  images: product.pictures.map(({ url }) => url).join(' '),
  status: productStatusLabels[product.status],
})

const columns = Object.keys(csvColumns) as CsvColumn[]

const table: CsvTable<OwnProductRow> = {
  headings: Object.values(csvColumns),
  cellsOf: product => {
    const cells = cellsOf(product)
    return columns.map(column => cells[column])
  },
}

/** A vendor's products as a CSV file, newest first; can be imported by `importProducts`. */
export const exportProducts = ({ db }: Pick<Deps, 'db'>, vendorId: string): Promise<Readable> =>
  streamCsv(table, part => listOwnRows(db, eq(products.vendorId, vendorId), part))
