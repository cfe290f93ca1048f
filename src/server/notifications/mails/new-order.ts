import * as z from 'zod/mini'
import { formatFcfa } from '#contract/money.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { isOnline, type PaymentMethod, paymentMethods } from '#contract/payments/facts.ts'
import { readOrder } from '../../orders/public.ts'
import { action, text } from '../letters/letter.ts'
import { dayFacts, goodsOf, placeFacts } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

const paidWords = (method: PaymentMethod): string =>
  isOnline(method) ? 'Déjà payé en ligne' : 'Déjà payé en espèces'

/** To a vendor: there is a parcel to prepare, or one that was cancelled is wanted again. */
export const newOrder = mailKind({
  about: z.object({ orderId: z.string(), vendorId: z.string(), isRevived: z.boolean() }),
  write: async ({ db, config }, { orderId, vendorId, isRevived }) => {
    const order = await readOrder(db, { as: 'vendor', vendorId }, orderId)
    const [parcel] = order?.parcels ?? []
    if (!order || !parcel || parcel.status === 'cancelled') return null
    const { customer, paymentMethod, paymentStatus } = order
    const isPaid = paymentStatus === 'completed'
    const isToAnswer = parcel.status === 'pending'
    return {
      subject: isRevived
        ? `La commande ${order.number} est relancée`
        : `Nouvelle commande ${order.number} : ${formatFcfa(order.total)}`,
      preview: isToAnswer
        ? `${customerName(customer)} attend votre confirmation.`
        : `À préparer pour ${customerName(customer)}.`,
      title: isRevived ? 'Une commande est relancée' : 'Vous avez une nouvelle commande',
      blocks: [
        text(`Bonjour ${parcel.vendor.businessName},`),
        text(
          isToAnswer
            ? 'Préparez les produits ci-dessous, puis confirmez la commande dans votre espace.'
            : 'Préparez les produits ci-dessous : l’équipe d’AMIC a confirmé la commande.',
        ),
        ...goodsOf(order, [parcel]),
        {
          kind: 'facts',
          facts: [
            ['Client', customerName(customer)],
            ...dayFacts(order),
            ...placeFacts(order),
            ['Paiement', isPaid ? paidWords(paymentMethod) : paymentMethods[paymentMethod].label],
            ...(order.notes ? ([['Précisions', order.notes]] as const) : []),
          ],
        },
        action(isToAnswer ? 'Confirmer la commande' : 'Voir la commande', linksOf(config).vendorOrders),
      ],
    }
  },
})
