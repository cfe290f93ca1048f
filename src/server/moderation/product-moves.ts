import type { ProductStatus } from '#contract/catalogue/facts.ts'

/** What an administrator may make of a product. */
export const productMoves: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  pending: ['active', 'rejected', 'out_of_stock'],
  active: ['out_of_stock', 'rejected'],
  out_of_stock: ['active'],
  rejected: ['active'],
}
