import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import type { Order, OrderEvent } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { readOrder } from '../../orders/public.ts'
import { lastMoves } from '../last-moves.ts'
import { action, type Block, text } from '../letters/letter.ts'
import { goodsOf } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

function whoCancelled(actor: OrderEvent['actor'], { number, paymentMethod }: Order): string {
  if (actor === 'system')
    return isOnline(paymentMethod)
      ? `Le client n’a pas payé à temps : la commande ${number} est annulée.`
      : `Sans réponse de votre part, la commande ${number} est annulée.`
  return `${actor === 'customer' ? 'Le client' : 'L’administration'} a annulé la commande ${number}.`
}

/** Mail to a vendor: somebody else cancelled its parcel. Dropped when it was revived. */
export const parcelCancelled = mailKind({
  about: z.object({ orderId: Id, vendorId: Id, eventId: Id }),
  write: async ({ db, config }, { orderId, vendorId, eventId }) => {
    const order = await readOrder(db, { as: 'vendor', vendorId }, orderId)
    const [parcel] = order?.parcels ?? []
    const [event] = order ? lastMoves(order, [eventId]) : []
    if (!order || !parcel || !event) return null
    const words = whoCancelled(event.actor, order)
    const reason: Block[] = event.reason ? [{ kind: 'facts', facts: [['Raison', event.reason]] }] : []
    return {
      subject: `La commande ${order.number} est annulée`,
      preview: words,
      title: 'Une commande est annulée',
      blocks: [
        text(`Bonjour ${parcel.vendor.businessName},`),
        { kind: 'notice', tone: 'warning', words },
        ...reason,
        text('Ne l’envoyez pas : ce qui était encore dans le colis est revenu dans votre stock.'),
        ...goodsOf(order, [parcel]),
        action('Voir mes commandes', linksOf(config).vendorOrders),
      ],
    }
  },
})
