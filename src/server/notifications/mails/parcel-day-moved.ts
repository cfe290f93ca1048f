import * as z from 'zod/mini'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { readOrder } from '../../orders/public.ts'
import { action, type Block, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** To the customer: a parcel comes on another day. Nothing of one that is cancelled, or was moved again by now. */
export const parcelDayMoved = mailKind({
  about: z.object({ orderId: z.string(), parcelId: z.string(), eventId: z.string() }),
  write: async ({ db, config }, { orderId, parcelId, eventId }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const parcel = order?.parcels.find(({ id }) => id === parcelId)
    const event = order?.events.find(({ id }) => id === eventId)
    if (!order || !parcel || !event || parcel.status === 'cancelled' || parcel.plannedOn !== event.to)
      return null
    const words = `${parcel.vendor.businessName} vous livrera ${formatWeekday(event.to)}.`
    const facts: [string, string][] = [
      ...(event.from ? [['Jour prévu jusqu’ici', formatWeekday(event.from)] as [string, string]] : []),
      ['Nouveau jour', formatWeekday(event.to)],
      ...(event.reason ? [['Raison', event.reason] as [string, string]] : []),
    ]
    const blocks: Block[] = [
      text(greeting(order.customer)),
      { kind: 'notice', tone: 'warning', words },
      { kind: 'facts', facts },
      action('Voir ma commande', linksOf(config).order(order.id)),
    ]
    return {
      subject: `Votre commande ${order.number} arrive un autre jour`,
      preview: words,
      title: 'Votre livraison change de jour',
      blocks,
    }
  },
})
