import { factsOf } from '#contract/catalogue/product-facts.ts'
import type { productRevisions } from '#database/schema/catalogue.ts'
import type { StoredPicture } from '../pictures/store-demo-pictures.ts'
import type { StallProduct } from './make-products.ts'

type Revision = typeof productRevisions.$inferInsert

const EDITED_PRODUCTS = 3

/** A few that wait, of producers who sell. */
export const editedProducts = (products: readonly StallProduct[]): StallProduct[] =>
  products
    .filter(({ row, vendor }) => row.status === 'pending' && vendor.producer.status === 'approved')
    .slice(0, EDITED_PRODUCTS)

/**
 * What had been approved of a few products that their producers have completed since, and that wait again: a shorter
 * description and one picture.
 */
export function makeRevisions(
  products: readonly StallProduct[],
  picturesOf: (product: StallProduct) => readonly StoredPicture[],
): Revision[] {
  return editedProducts(products).map(product => {
    const { id, description, createdAt } = product.row
    const pictures = picturesOf(product)
      .slice(0, 1)
      .map(({ url, width, height, color, isIllustration }) => ({ url, width, height, color, isIllustration }))
    return {
      productId: id,
      approved: { ...factsOf(product.row), description: firstSentence(description), pictures },
      approvedAt: createdAt,
    }
  })
}

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text
