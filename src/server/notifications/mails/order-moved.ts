import * as z from 'zod/mini'
import type { Order, OrderEvent, Parcel } from '#contract/orders.ts'
import type { OrderStatus } from '#contract/orders-labels.ts'
import { readOrder } from '../../orders/public.ts'
import { action, aside, type Block, text } from '../letters/letter.ts'
import { goodsOf, greeting, vendorNames } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

type Step = { subject: (number: string) => string; title: string; words: (vendors: string) => string }

const steps: Record<OrderStatus, Step> = {
  pending: {
    subject: number => `Votre commande ${number} est de nouveau en attente`,
    title: 'Votre commande est de nouveau en attente',
    words: vendors => `Votre commande attend la confirmation de ${vendors}.`,
  },
  confirmed: {
    subject: number => `Votre commande ${number} est confirmée`,
    title: 'Votre commande est confirmée',
    words: vendors => `Bonne nouvelle : ${vendors} a confirmé votre commande et la prépare.`,
  },
  shipped: {
    subject: number => `Votre commande ${number} est en route`,
    title: 'Votre commande est en route',
    words: vendors => `${vendors} a expédié votre commande. Gardez votre téléphone à portée de main.`,
  },
  delivered: {
    subject: number => `Votre commande ${number} est livrée`,
    title: 'Votre commande est livrée',
    words: vendors => `Le colis de ${vendors} vous a été remis. Bon appétit !`,
  },
  cancelled: {
    subject: number => `Votre commande ${number} est annulée`,
    title: 'Votre commande est annulée',
    words: vendors => `Les produits de ${vendors} ne vous seront pas livrés.`,
  },
}

const reasonOf = ({ reason }: OrderEvent): Block[] =>
  reason ? [{ kind: 'facts', facts: [['Raison', reason]] }] : []

/** Money that was paid online for what will not come. */
function refundOf({ paymentMethod }: Order, parcels: readonly Parcel[], to: OrderStatus): Block[] {
  const isPaid = parcels.some(parcel => parcel.paymentStatus === 'completed')
  if (to !== 'cancelled' || paymentMethod !== 'cinetpay' || !isPaid) return []
  return [{ kind: 'notice', tone: 'neutral', words: 'Vous avez déjà payé : nous vous rembourserons.' }]
}

/** To the customer: some parcels of an order reached a status. One mail for what one person did at once. */
export const orderMoved = mailKind({
  about: z.object({ orderId: z.string(), eventIds: z.array(z.string()) }),
  write: async ({ db, config }, { orderId, eventIds }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const events = order?.events.filter(event => eventIds.includes(event.id)) ?? []
    const [first] = events
    if (!order || !first) return null
    const to = first.to as OrderStatus
    const parcels = order.parcels.filter(parcel => events.some(event => event.parcelId === parcel.id))
    const step = steps[to]
    const isPart = parcels.length < order.parcels.length
    const isToBePaid = order.paymentMethod === 'cash_on_delivery' && to === 'shipped'
    return {
      subject: step.subject(order.number),
      preview: step.words(vendorNames(parcels)),
      title: isPart ? `${step.title} en partie` : step.title,
      blocks: [
        text(greeting(order.customer)),
        text(step.words(vendorNames(parcels))),
        ...reasonOf(first),
        ...refundOf(order, parcels, to),
        ...(isToBePaid ? [text('À la livraison, vous paierez le montant ci-dessous.')] : []),
        ...goodsOf(order, parcels),
        action('Voir ma commande', linksOf(config).order(order.id)),
        ...(to === 'delivered'
          ? [aside('Donnez votre avis sur les produits : il aide les autres clients et le producteur.')]
          : []),
      ],
    }
  },
})
