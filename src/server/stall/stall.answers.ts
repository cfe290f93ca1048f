import { LOW_STOCK_THRESHOLD } from '#contract/catalogue/facts.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import type { OwnProductRow } from './stall.queries.ts'

/** A product for its own vendor. */
export function answerOwnProduct({ vendor, vendorUser, isOrdered, ...row }: OwnProductRow): VendorProduct {
  return {
    ...row,
    images: row.pictures.map(picture => picture.url),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isLowStock: row.stock <= LOW_STOCK_THRESHOLD,
    can: { delete: !isOrdered },
  }
}
