import type { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { OrderConflict } from '#contract/orders/refusals.ts'
import type { ProductForSale } from '../../catalogue/public.ts'
import { refuse } from '../../http/refuse.ts'
import { sentCentimes, totalOf } from '../order-totals.ts'

export type OrderLine = ProductForSale & { quantity: number }

/** A product as sent, with every price that was sent for it. */
type SentLine = { productId: string; quantity: number; prices: (number | string)[] }

/** Merges lines of the same product. */
export function mergeLines(sent: PlaceOrderBody['items']): SentLine[] {
  const merged = new Map<string, SentLine>()
  for (const { productId: typed, quantity, price } of sent) {
    const productId = typed.toLowerCase()
    const before = merged.get(productId)
    const prices = before?.prices ?? []
    if (price !== undefined) prices.push(price)
    merged.set(productId, { productId, quantity: quantity + (before?.quantity ?? 0), prices })
  }
  return [...merged.values()]
}

type Conflict = OrderConflict['items'][number]
type ConflictCode = 'product_unavailable' | 'insufficient_stock' | 'price_changed'

const conflictOf = (line: SentLine, product: ProductForSale | undefined): Conflict => ({
  productId: line.productId,
  name: product?.name ?? null,
  requested: line.quantity,
  available: product?.isForSale ? product.stock : 0,
  price: product?.price ?? null,
})

/**
 * Validates the sent lines against products on sale, and returns the lines to order.
 * @throws Refused `product_unavailable`, `insufficient_stock`, then `price_changed`, with the lines concerned and the
 * total of those that can still be bought.
 */
export function checkOrder(
  body: Pick<PlaceOrderBody, 'total'>,
  sent: readonly SentLine[],
  products: ReadonlyMap<string, ProductForSale>,
): OrderLine[] {
  const lines = sent.flatMap(line => {
    const product = products.get(line.productId)
    return product?.isForSale ? [{ ...product, quantity: line.quantity }] : []
  })
  const total = totalOf(lines)
  const conflict = (code: ConflictCode, concerned: readonly SentLine[]) =>
    refuse(code, { items: concerned.map(line => conflictOf(line, products.get(line.productId))), total })

  const unavailable = sent.filter(line => !products.get(line.productId)?.isForSale)
  if (unavailable.length > 0) conflict('product_unavailable', unavailable)
  const short = sent.filter(line => line.quantity > (products.get(line.productId)?.stock ?? 0))
  if (short.length > 0) conflict('insufficient_stock', short)
  const repriced = sent.filter(({ prices, productId }) => {
    const centimes = sentCentimes(products.get(productId)?.price ?? '0')
    return prices.some(price => sentCentimes(price) !== centimes)
  })
  const isTotalWrong = body.total !== undefined && sentCentimes(body.total) !== sentCentimes(total)
  if (repriced.length > 0 || isTotalWrong) conflict('price_changed', repriced)
  return lines
}
