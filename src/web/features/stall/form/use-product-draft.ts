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

/** A price as typed: "1500.00" is 1500. */
const typedPrice = (price: string): string => price.replace(/\.00$/, '')

/** Form values of a product; empty for a new one. */
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

/** The form values that differ from the product. */
export const typedChanges = (product: VendorProduct | undefined, fields: DraftFields): DraftFields => {
  const saved = fieldsOf(product)
  const names = draftFields.filter(name => (fields[name] ?? '') !== (saved[name] ?? ''))
  return Object.fromEntries(names.map(name => [name, fields[name] ?? '']))
}

/**
 * Initial values: the current product with the draft over it. The stock is always the current one: a draft must not put sold
 * units back on sale.
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

/** Initial values of the product form, and storing each change in this browser. */
export function useProductDraft(vendorId: string, product: VendorProduct | undefined) {
  const [stored] = useState(() => draftOf(vendorId, product))
  const [begun] = useState(() => {
    const found = stored.read()
    const draft = found ?? { fields: {}, photos: [], idempotencyKey: randomKey() }
    return { wasFound: found !== undefined, draft, shown: mergeWithDraft(product, draft) }
  })
  const [idempotencyKey, setIdempotencyKey] = useState(begun.draft.idempotencyKey)
  // Another tab has created a product from the same draft: this form is for another product.
  useEffect(
    () =>
      stored.subscribe(() => {
        if (!stored.read()) setIdempotencyKey(randomKey())
      }),
    [stored],
  )
  const store = (changes: Partial<ProductDraft>) =>
    stored.write({ ...begun.draft, ...stored.read(), idempotencyKey, ...changes })
  return {
    wasFound: begun.wasFound,
    idempotencyKey,
    /** Replaces the key of a product that was deleted since. */
    renewKey: () => {
      const key = randomKey()
      setIdempotencyKey(key)
      store({ idempotencyKey: key })
      return key
    },
    ...begun.shown,
    write: ({ fields, photos }: { fields?: DraftFields; photos?: readonly StoredPhoto[] }) =>
      store({
        ...(fields && { fields: typedChanges(product, fields) }),
        ...(photos && { photos }),
      }),
    clear: () => stored.write(undefined),
  }
}
