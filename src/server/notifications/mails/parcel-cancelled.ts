import * as z from 'zod/mini'
import { readOrder } from '../../orders/public.ts'
import { action, type Block, text } from '../letters/letter.ts'
import { goodsOf } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** To a vendor: somebody else cancelled its parcel. */
export const parcelCancelled = mailKind({
  about: z.object({ orderId: z.string(), vendorId: z.string(), eventId: z.string() }),
  write: async ({ db, config }, { orderId, vendorId, eventId }) => {
    const order = await readOrder(db, { as: 'vendor', vendorId }, orderId)
    const [parcel] = order?.parcels ?? []
    const event = order?.events.find(({ id }) => id === eventId)
    if (!order || !parcel || !event) return null
    const by = event.actor === 'customer' ? 'Le client' : 'L’administration'
    const reason: Block[] = event.reason ? [{ kind: 'facts', facts: [['Raison', event.reason]] }] : []
    return {
      subject: `La commande ${order.number} est annulée`,
      preview: `${by} a annulé la commande ${order.number}.`,
      title: 'Une commande est annulée',
      blocks: [
        text(`Bonjour ${parcel.vendor.businessName},`),
        { kind: 'notice', tone: 'warning', words: `${by} a annulé la commande ${order.number}.` },
        ...reason,
        text('Ne l’envoyez pas : les produits sont revenus dans votre stock.'),
        ...goodsOf(order, [parcel]),
        action('Voir mes commandes', linksOf(config).vendorOrders),
      ],
    }
  },
})
