import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { dayWithHours } from '#contract/orders/planned-days.ts'
import { readOrder } from '../../orders/public.ts'
import { action, type Block, text } from '../letters/letter.ts'
import { greeting, placeFacts } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

type Words = {
  /** Stands between the producer's name and the day. */
  brings: string
  /** Continues "Votre commande AMIC-000123". */
  moves: string
  title: string
}

const wordsOf: Record<DeliveryMode, Words> = {
  home: { brings: 'vous livrera', moves: 'arrive un autre jour', title: 'Votre livraison change de jour' },
  pickup: {
    brings: 'vous remettra votre commande au point de retrait,',
    moves: 'se retire un autre jour',
    title: 'Votre retrait change de jour',
  },
}

/** Mail to the customer: a parcel has another planned day. Dropped when it is cancelled or has moved again. */
export const parcelDayMoved = mailKind({
  about: z.object({ orderId: Id, parcelId: Id, eventId: Id }),
  write: async ({ db, config }, { orderId, parcelId, eventId }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const parcel = order?.parcels.find(({ id }) => id === parcelId)
    const event = order?.events.find(({ id }) => id === eventId)
    if (!order || !parcel || !event || parcel.status === 'cancelled' || parcel.plannedOn !== event.to)
      return null
    const { mode, pickupPoint } = order.delivery
    const { brings, moves, title } = wordsOf[mode]
    const dayOfPoint = (day: string) => dayWithHours(day, pickupPoint?.openingHours)
    const words = `${parcel.vendor.businessName} ${brings} ${dayOfPoint(event.to)}.`
    const facts: [string, string][] = [
      ...(event.from ? [['Jour prévu jusqu’ici', formatWeekday(event.from)] as [string, string]] : []),
      ['Nouveau jour', dayOfPoint(event.to)],
      ...(pickupPoint ? placeFacts(order) : []),
      ...(event.reason ? [['Raison', event.reason] as [string, string]] : []),
    ]
    const blocks: Block[] = [
      text(greeting(order.customer)),
      { kind: 'notice', tone: 'warning', words },
      { kind: 'facts', facts },
      action('Voir ma commande', linksOf(config).order(order.id)),
    ]
    return {
      subject: `Votre commande ${order.number} ${moves}`,
      preview: words,
      title,
      blocks,
    }
  },
})
