import { quantityWords } from '../french/quantity-words.ts'
import { formatFcfa } from '../money.ts'
import type { Order } from './schemas.ts'

type Item = Pick<Order['items'][number], 'quantity' | 'orderedQuantity'> & {
  product: Pick<Order['items'][number]['product'], 'unit'>
}

type PricedItem = Item & { price: string }

/** The quantity of a line: "2 kg", or "2 kg au lieu de 5 kg" after a shortage. */
export const itemQuantity = (item: Item): string => [quantityThere(item), ...insteadOf(item)].join(' ')

/** The same with the price: "2 kg × 800 FCFA", or "2 kg × 800 FCFA, au lieu de 5 kg". */
export const pricedQuantity = (item: PricedItem): string => pricedParts(item).join(', ')

/** Its parts, each without line breaks: "2 kg × 800 FCFA", "au lieu de 5 kg". */
export const pricedParts = (item: PricedItem): string[] => [
  `${quantityThere(item)} × ${formatFcfa(item.price)}`,
  ...insteadOf(item),
]

const quantityThere = ({ quantity, product: { unit } }: Item): string => quantityWords(quantity, unit)

const insteadOf = ({ quantity, orderedQuantity, product: { unit } }: Item): string[] =>
  quantity === orderedQuantity ? [] : [`au lieu de ${quantityWords(orderedQuantity, unit)}`]
