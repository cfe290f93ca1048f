import { useEffect, useState } from 'react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { randomKey } from '#web/api/random-key.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import {
  type DraftFields,
  draftFields,
  draftOf,
  type ProductDraft,
} from '#web/features/stall/form/product-draft.ts'

/** A price as one types it: "1500.00" is 1500. */
const typedPrice = (price: string): string => price.replace(/\.00$/, '')

/** What a form shows of a product; of a new one, nothing. */
const fieldsOf = (product: VendorProduct | undefined): DraftFields =>
  product
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

/** Of what stands in a form, that which says something else than the product does. */
export const typedChanges = (product: VendorProduct | undefined, fields: DraftFields): DraftFields => {
  const known = fieldsOf(product)
  const names = draftFields.filter(name => (fields[name] ?? '') !== (known[name] ?? ''))
  return Object.fromEntries(names.map(name => [name, fields[name] ?? '']))
}

/**
 * What a form begins with: the product as it is today, and over it what was typed another time. Its stock is today's: what was
 * sold since is not put back on sale by an old draft.
 */
export function mergeWithDraft(
  product: VendorProduct | undefined,
  { fields: typed, photos }: Pick<ProductDraft, 'fields' | 'photos'>,
): Pick<ProductDraft, 'fields' | 'photos'> {
  const fields = { ...fieldsOf(product), ...typed }
  if (product) fields.stock = String(product.stock)
  const own = product?.pictures.map(picture => ({ picture })) ?? []
  return { fields, photos: photos.length > 0 ? photos : own }
}

/**
 * What a form begins with, and where each change is kept: in this browser, so that a reload, a cut connection or a
 * closed form loses nothing.
 */
export function useProductDraft(vendorId: string, product: VendorProduct | undefined) {
  const [kept] = useState(() => draftOf(vendorId, product))
  const [begun] = useState(() => {
    const found = kept.read()
    const draft = found ?? { fields: {}, photos: [], idempotencyKey: randomKey(), savedAt: 0 }
    return { wasFound: found !== undefined, draft, shown: mergeWithDraft(product, draft) }
  })
  const [idempotencyKey, setIdempotencyKey] = useState(begun.draft.idempotencyKey)
  // Another tab took up the same draft and has made its product: what stands here is another wish.
  useEffect(
    () =>
      kept.subscribe(() => {
        if (!kept.read()) setIdempotencyKey(randomKey())
      }),
    [kept],
  )
  return {
    wasFound: begun.wasFound,
    idempotencyKey,
    ...begun.shown,
    keep: ({ fields, photos }: { fields?: DraftFields; photos?: readonly StoredPhoto[] }) =>
      kept.write({
        ...begun.draft,
        ...kept.read(),
        idempotencyKey,
        ...(fields && { fields: typedChanges(product, fields) }),
        ...(photos && { photos }),
        savedAt: Date.now(),
      }),
    forget: () => kept.write(undefined),
  }
}
