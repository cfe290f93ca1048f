import { quantityWords } from '../french/quantity-words.ts'
import type { Order } from './schemas.ts'

type Item = Pick<Order['items'][number], 'quantity' | 'orderedQuantity'> & {
  product: Pick<Order['items'][number]['product'], 'unit'>
}

/** How much of a line is in its parcel: "2 kg", or "2 kg au lieu de 5 kg" when its vendor had not so much. */
export function itemQuantity({ quantity, orderedQuantity, product: { unit } }: Item): string {
  const there = quantityWords(quantity, unit)
  return quantity === orderedQuantity ? there : `${there} au lieu de ${quantityWords(orderedQuantity, unit)}`
}
