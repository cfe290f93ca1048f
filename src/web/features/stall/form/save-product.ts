import type * as z from 'zod/mini'
import type { Api } from '#contract/contract.ts'
import type { EditProductBody, NewProductBody, VendorProduct } from '#contract/stall/schemas.ts'
import { hasStatus } from '#web/api/api-failure.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The changed fields of a product; a new stock is sent with the one that was shown. */
function changesOf(product: VendorProduct, values: NewProductBody): z.input<typeof EditProductBody> {
  const images = product.pictures.map(({ url }) => url)
  const { price, stock, ...words } = values
  const before = { ...product, images }
  const changed = Object.entries(words).filter(
    ([name, value]) => !isSame(value, before[name as keyof typeof words]),
  )
  return {
    ...Object.fromEntries(changed),
    ...(price !== product.price && { price }),
    ...(stock !== product.stock && { stock, stockSeen: product.stock }),
  }
}

type DraftKey = {
  idempotencyKey: string
  /** Stores another key for the draft and returns it. */
  renewKey: () => string
}

/**
 * Creates or updates a product. With a repeated key the server returns the product created by a request whose response was
 * lost; later edits are then an update of it. Where that product was deleted since, another one is created under a new key.
 */
export async function saveProduct(
  api: Pick<Api, 'createVendorProduct' | 'changeVendorProduct'>,
  product: VendorProduct | undefined,
  values: NewProductBody,
  { idempotencyKey, renewKey }: DraftKey,
): Promise<VendorProduct> {
  const create = (key: string) => api.createVendorProduct({ body: values, idempotencyKey: key })
  const present =
    product ??
    (await create(idempotencyKey).catch(error => {
      if (!hasStatus(error, 404)) throw error
      return create(renewKey())
    }))
  const changes = changesOf(present, values)
  if (!product && Object.keys(changes).length === 0) return present
  return api.changeVendorProduct({ params: { id: present.id }, body: changes })
}
