import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { readOrder } from '../../orders/public.ts'
import { action, text } from '../letters/letter.ts'
import { greeting, vendorNames } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the customer: the vendor received the cash of parcels. Dropped when they were deleted. */
export const paymentReceived = mailKind({
  about: z.object({ orderId: Id, parcelIds: z.array(Id) }),
  write: async ({ db, config }, { orderId, parcelIds }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const parcels = order?.parcels.filter(parcel => parcelIds.includes(parcel.id)) ?? []
    if (!order || parcels.length === 0) return null
    const amount = formatFcfa(amountOf(parcels.reduce((sum, parcel) => sum + centimesOf(parcel.subtotal), 0)))
    return {
      subject: `Paiement reçu pour votre commande ${order.number}`,
      preview: `${vendorNames(parcels)} a bien reçu ${amount}.`,
      title: 'Votre paiement est reçu',
      blocks: [
        text(greeting(order.customer)),
        { kind: 'notice', tone: 'good', words: `${vendorNames(parcels)} a bien reçu ${amount}.` },
        text(
          'Merci de soutenir les producteurs de Côte d’Ivoire. Votre reçu est sur la page de la commande.',
        ),
        action('Voir ma commande', linksOf(config).order(order.id)),
      ],
    }
  },
})
