import type { ProductStatus } from '#contract/catalogue/facts.ts'

/** The status transitions that an administrator may make. */
export const productMoves: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  pending: ['active', 'rejected', 'out_of_stock'],
  active: ['out_of_stock', 'rejected'],
  out_of_stock: ['active'],
  rejected: ['active'],
}
