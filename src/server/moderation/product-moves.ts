import type { ProductStatus } from '#contract/catalogue/facts.ts'

/** Status transitions by an administrator of a product. */
export const productMoves: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  pending: ['active', 'rejected', 'out_of_stock'],
  active: ['out_of_stock', 'rejected'],
  out_of_stock: ['active'],
  rejected: ['active'],
}
