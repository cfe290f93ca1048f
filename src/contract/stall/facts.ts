import { type ProductFact, productFactNames, productFacts } from '../catalogue/product-facts.ts'
import { MEBIBYTE } from '../sizes.ts'

/** Maximum of pictures per product; the first is the main one ('Principal'). */
export const MAX_PRODUCT_PICTURES = 5

/** Limits of a product's texts and numbers. */
export const MAX_PRODUCT_NAME_LENGTH = 120
export const MAX_PRODUCT_DESCRIPTION_LENGTH = 5000
export const MAX_UNIT_WEIGHT_GRAMS = 200_000
export const MAX_STOCK = 1_000_000

/** Maximum of products per call. */
export const MAX_STOCKS_AT_ONCE = 500

/** Limits of a CSV import. */
export const MAX_CSV_ROWS = 500
export const MAX_CSV_BYTES = MEBIBYTE
export const CSV_TOO_LARGE = `Ce fichier est trop lourd (${MAX_CSV_BYTES / MEBIBYTE} Mo au plus).`

/** The columns of the CSV file, in the order of the export. */
export const csvColumns = {
  reference: 'Référence',
  ...(Object.fromEntries(productFactNames.map(name => [name, productFacts[name].column])) as {
    [Fact in ProductFact]: (typeof productFacts)[Fact]['column']
  }),
  stock: 'Stock',
  /** Stock at the time of the export, so that units sold since are not put back on sale. */
  stockSeen: 'Stock à l’export',
  images: 'Images',
  /** Read-only. */
  status: 'Statut',
}

export type CsvColumn = keyof typeof csvColumns
export const importActions = ['create', 'update', 'unchanged', 'error'] as const
export type ImportAction = (typeof importActions)[number]
export const importActionLabels: Record<ImportAction, string> = {
  create: 'À créer',
  update: 'À modifier',
  unchanged: 'Inchangé',
  error: 'À corriger',
}
