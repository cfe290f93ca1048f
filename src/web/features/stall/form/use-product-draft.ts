import { useState } from 'react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { randomKey } from '#web/api/random-key.ts'
import { type DraftFields, draftOf, type ProductDraft } from '#web/features/stall/form/product-draft.ts'
import type { StoredPhoto } from '#web/features/stall/pictures/picture-box.ts'
import { NEW_PRODUCT } from '#web/features/stall/vendor-search.ts'

/** A price as one types it: "1500.00" is 1500. */
const typedPrice = (price: string): string => price.replace(/\.00$/, '')

function blankDraft(product: VendorProduct | undefined): ProductDraft {
  const fields: DraftFields = product
    ? {
        name: product.name,
        category: product.category,
        price: typedPrice(product.price),
        unit: product.unit,
        unitWeightGrams: String(product.unitWeightGrams ?? ''),
        stock: String(product.stock),
        description: product.description,
      }
    : {}
  const photos = product?.pictures.map(picture => ({ picture })) ?? []
  return { fields, photos, idempotencyKey: randomKey(), savedAt: 0 }
}

/** The draft with today's stock: what was sold since is not put back on sale by an old draft. */
function withPresentStock(draft: ProductDraft, product: VendorProduct | undefined): ProductDraft {
  return product ? { ...draft, fields: { ...draft.fields, stock: String(product.stock) } } : draft
}

/**
 * What a form begins with, and where each change is kept: in this browser, so that a reload, a cut connection or a
 * closed form loses nothing.
 */
export function useProductDraft(vendorId: string, product: VendorProduct | undefined) {
  const [kept] = useState(() => draftOf(vendorId, product?.id ?? NEW_PRODUCT))
  const [begun] = useState(() => {
    const found = kept.read()
    return {
      wasFound: found !== undefined,
      draft: found ? withPresentStock(found, product) : blankDraft(product),
    }
  })
  return {
    ...begun,
    keep: (change: { fields?: DraftFields; photos?: readonly StoredPhoto[] }) =>
      kept.write({ ...begun.draft, ...kept.read(), ...change, savedAt: Date.now() }),
    forget: () => kept.write(undefined),
  }
}
