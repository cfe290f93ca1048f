import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatFcfa } from '#contract/money.ts'
import { findUser } from '../../accounts/public.ts'
import { findProductForSale, restoreAlert } from '../../favourites/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to an account with a stock alert: the product is for sale again. Dropped, restoring the alert, when it no longer is. */
export const stockReturned = mailKind({
  about: z.object({ userId: Id, productId: Id }),
  write: async ({ db, clock, config, isForReading }, { userId, productId }) => {
    const user = await findUser(db, userId)
    if (!user?.isActive) return null
    const product = await findProductForSale(db, productId)
    if (!product) {
      if (!isForReading) await restoreAlert(db, { userId, productId }, clock())
      return null
    }
    const { name, price, unit, vendorName } = product
    const links = linksOf(config)
    return {
      subject: `De nouveau en stock : ${name}`,
      preview: `${vendorName} en a de nouveau.`,
      title: 'De nouveau en stock',
      blocks: [
        text(greeting(user)),
        text(`${vendorName} vend de nouveau ce que vous attendiez :`),
        { kind: 'notice', tone: 'good', words: `${name}, ${formatFcfa(price)} / ${unit}` },
        action('Voir le produit', links.product(productId)),
        aside(
          `Vous l’aviez demandé ; vous ne recevrez pas d’autre message pour ce produit. Les produits que vous attendez encore : ${links.favourites}`,
        ),
      ],
    }
  },
})
