import { stringify } from 'csv-stringify/sync'
import { productStatusLabels } from '#contract/catalogue/facts.ts'
import { type CsvColumn, csvColumns } from '#contract/stall/facts.ts'
import type { Deps } from '../../deps.ts'
import { safeCell } from '../../safe-cell.ts'
import { listAllOwnProducts, type OwnProductRow } from '../stall.queries.ts'
import { factCells } from './fact-cells.ts'

/** A vendor's products as a French Excel opens them: semicolons, UTF-8 with BOM. `importProducts` reads it back. */
export async function exportProducts({ db }: Pick<Deps, 'db'>, vendorId: string): Promise<Buffer> {
  const columns = Object.keys(csvColumns) as CsvColumn[]
  const rows = (await listAllOwnProducts(db, vendorId)).map(product => {
    const cells = cellsOf(product)
    return columns.map(column => safeCell(cells[column]))
  })
  const text = stringify([Object.values(csvColumns), ...rows], {
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
  return Buffer.from(text)
}

const cellsOf = (product: OwnProductRow): Record<CsvColumn, string> => ({
  reference: product.id,
  ...factCells(product),
  stock: String(product.stock),
  stockSeen: String(product.stock),
  images: product.pictures.map(({ url }) => url).join(' '),
  status: productStatusLabels[product.status],
})
