import type { Product } from '#contract/catalogue/schemas.ts'
import type { ProductRow } from './read-products.queries.ts'

/** The public representation of a product. */
export function answerProduct({ vendorUser, ...row }: ProductRow): Product {
  return {
    ...row,
    images: row.pictures.map(picture => picture.url),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    vendor: { ...row.vendor, user: { ...vendorUser, email: null } },
  }
}
