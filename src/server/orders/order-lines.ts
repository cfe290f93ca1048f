import { quantityWords as quantityOf } from '#contract/french/quantity-words.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import type { Order } from '#contract/orders/schemas.ts'

type Item = Order['items'][number]

/** "3 kg", "2 bottes", never cut between two lines. */
export const quantityWords = ({ quantity, product: { unit } }: Item): string =>
  quantityOf(quantity, unit).replace(' ', '\u00a0')

/** What the line makes, in FCFA. */
export const lineTotal = ({ price, quantity }: Item): string => amountOf(centimesOf(price) * quantity)
