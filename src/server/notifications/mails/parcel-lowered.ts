import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { readOrder } from '../../orders/public.ts'
import { action, type Block, text } from '../letters/letter.ts'
import { goodsOf, greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the customer: a parcel contains less than was ordered. Dropped when it is cancelled. */
export const parcelLowered = mailKind({
  about: z.object({ orderId: Id, parcelId: Id, eventId: Id }),
  write: async ({ db, config }, { orderId, parcelId, eventId }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const parcel = order?.parcels.find(({ id }) => id === parcelId)
    const event = order?.events.find(({ id }) => id === eventId)
    if (!order || !event?.from || parcel?.status === 'cancelled' || !parcel) return null
    const less = formatFcfa(amountOf(centimesOf(event.from) - centimesOf(event.to)))
    const words = `${parcel.vendor.businessName} a moins que prévu : votre colis coûte ${less} de moins.`
    const money = isOnline(order.paymentMethod)
      ? `Vous avez déjà payé : nous vous rembourserons ${less}.`
      : `${deliveryModeFacts[order.delivery.mode].occasion}, vous paierez le montant ci-dessous.`
    const reason: Block[] = event.reason ? [{ kind: 'facts', facts: [['Raison', event.reason]] }] : []
    return {
      subject: `Votre commande ${order.number} a changé`,
      preview: words,
      title: 'Votre commande a changé',
      blocks: [
        text(greeting(order.customer)),
        { kind: 'notice', tone: 'warning', words },
        ...reason,
        text(money),
        ...goodsOf(order, [parcel]),
        text('Vous n’en voulez plus ? Vous pouvez annuler ce colis tant qu’il n’est pas expédié.'),
        action('Voir ma commande', linksOf(config).order(order.id)),
      ],
    }
  },
})
