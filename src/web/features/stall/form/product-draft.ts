import { productFactNames } from '#contract/catalogue/product-facts.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { parsePhotos } from '#web/features/media/drafts/stored-photos.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import { NEW_PRODUCT } from '#web/features/stall/vendor-area.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Form fields that are stored, as strings. */
export const draftFields = [...productFactNames, 'stock'] as const
export type DraftFields = Partial<Record<(typeof draftFields)[number], string>>

/** A stored product form. */
export type ProductDraft = {
  /** For an existing product, only the fields that differ. */
  fields: DraftFields
  /** Empty while they are those of the product. */
  photos: readonly StoredPhoto[]
  /** Idempotency key for creating the product. */
  idempotencyKey: string
}

/**
 * Parses a stored draft, dropping photos that the server may have deleted.
 * @param shown URLs of the product's photos, which never expire
 */
export function parseDraft(
  stored: unknown,
  nowMs: number,
  shown: readonly string[] = [],
): ProductDraft | undefined {
  if (!isRecord(stored) || !isRecord(stored.fields) || typeof stored.idempotencyKey !== 'string')
    return undefined
  const fields: DraftFields = {}
  for (const name of draftFields) {
    const value = stored.fields[name]
    if (typeof value === 'string') fields[name] = value
  }
  const photos = parsePhotos(stored.photos, nowMs, shown)
  return { fields, photos, idempotencyKey: stored.idempotencyKey }
}

/** Key prefix of a vendor's drafts (products and presentation). */
export const draftsOf = (vendorId: string): string => `amic.product-draft.${vendorId}.`

/** Deletes all drafts of a vendor in this browser. */
export const clearDrafts = (vendorId: string): void =>
  withStorage(
    browserStorage,
    storage => {
      const keys = Object.keys(storage).filter(key => key.startsWith(draftsOf(vendorId)))
      for (const key of keys) storage.removeItem(key)
    },
    undefined,
  )

/** The stored draft of a product, or of a new one. */
export const draftOf = (
  vendorId: string,
  product: VendorProduct | undefined,
): StoredValue<ProductDraft | undefined> => {
  const shown = product?.pictures.map(({ url }) => url)
  return storedValue(draftsOf(vendorId) + (product?.id ?? NEW_PRODUCT), stored =>
    parseDraft(stored, Date.now(), shown),
  )
}
