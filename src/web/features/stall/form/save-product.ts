import type * as z from 'zod/mini'
import type { Api } from '#contract/contract.ts'
import type { EditProductBody, NewProductBody, VendorProduct } from '#contract/stall/schemas.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What of a product a form has changed; a new stock goes with the one that was seen. */
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

/**
 * Adds a product, or changes what is different in a known one. The same key again gives the product that an earlier
 * request made, whose answer was lost: what was typed since is then a change of it.
 */
export async function saveProduct(
  api: Api,
  product: VendorProduct | undefined,
  values: NewProductBody,
  idempotencyKey: string,
): Promise<VendorProduct> {
  const present = product ?? (await api.createVendorProduct({ body: values, idempotencyKey }))
  const changes = changesOf(present, values)
  if (!product && Object.keys(changes).length === 0) return present
  return api.changeVendorProduct({ params: { id: present.id }, body: changes })
}
