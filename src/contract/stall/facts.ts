import type { ProductFact } from '../catalogue/product-facts.ts'

/** Pictures of one product; the first is the main one ('Principal'). */
export const MAX_PRODUCT_PICTURES = 5

/** Limits of a file of products. */
export const MAX_CSV_ROWS = 500
export const MAX_CSV_BYTES = 1024 * 1024

/** The columns of a file of products, in the order of the export. */
export const csvColumns = {
  reference: 'Référence',
  name: 'Nom',
  description: 'Description',
  category: 'Catégorie',
  price: 'Prix (FCFA)',
  unit: 'Unité',
  stock: 'Stock',
  /** The stock at the moment of the export: what was sold since is not put back on sale. */
  stockSeen: 'Stock à l’export',
  images: 'Images',
  /** To read only. */
  status: 'Statut',
} as const satisfies Record<ProductFact, string> & Record<string, string>

export type CsvColumn = keyof typeof csvColumns
export const importActions = ['create', 'update', 'unchanged', 'error'] as const
export type ImportAction = (typeof importActions)[number]
export const importActionLabels: Record<ImportAction, string> = {
  create: 'À créer',
  update: 'À modifier',
  unchanged: 'Inchangé',
  error: 'À corriger',
}
