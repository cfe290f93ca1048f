import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { isOnline, type PaymentMethod, paymentMethods } from '#contract/payments/facts.ts'
import { answerDeadline, readOrder } from '../../orders/public.ts'
import { action, text } from '../letters/letter.ts'
import { dayFacts, goodsOf, placeFacts } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

const paidWords = (method: PaymentMethod): string =>
  isOnline(method) ? 'Déjà payé en ligne' : 'Déjà payé en espèces'

/** Mail to a vendor: a parcel to prepare, new or revived. Dropped when it is cancelled. */
export const newOrder = mailKind({
  about: z.object({ orderId: Id, vendorId: Id, isRevived: z.boolean() }),
  write: async (deps, { orderId, vendorId, isRevived }) => {
    const { db, config } = deps
    const order = await readOrder(db, { as: 'vendor', vendorId }, orderId)
    const [parcel] = order?.parcels ?? []
    if (!order || !parcel || parcel.status === 'cancelled') return null
    const { customer, paymentMethod, paymentStatus } = order
    const isPaid = paymentStatus === 'completed'
    const isToAnswer = parcel.status === 'pending'
    const deadline = await answerDeadline(deps, parcel.id)
    return {
      subject: isRevived
        ? `La commande ${order.number}, qui était annulée, est reprise`
        : `Nouvelle commande ${order.number} : ${formatFcfa(order.total)}`,
      preview: isToAnswer
        ? `${customerName(customer)} attend votre confirmation.`
        : `À préparer pour ${customerName(customer)}.`,
      title: isRevived ? 'Une commande annulée est reprise' : 'Vous avez une nouvelle commande',
      blocks: [
        text(`Bonjour ${parcel.vendor.businessName},`),
        text(
          isToAnswer
            ? 'Confirmez la commande dans votre espace, puis préparez les produits ci-dessous.'
            : 'Préparez les produits ci-dessous : l’équipe d’AMIC a confirmé la commande.',
        ),
        ...(deadline ? [text(`Sans réponse avant le ${formatDateTime(deadline)}, elle est annulée.`)] : []),
        ...goodsOf(order, [parcel]),
        {
          kind: 'facts',
          facts: [
            ['Client', customerName(customer)],
            ...dayFacts(order),
            ...placeFacts(order),
            ['Paiement', isPaid ? paidWords(paymentMethod) : paymentMethods[paymentMethod].label],
            ...(order.notes ? ([['Notes du client', order.notes]] as const) : []),
          ],
        },
        action(isToAnswer ? 'Confirmer la commande' : 'Voir la commande', linksOf(config).vendorOrders),
      ],
    }
  },
})
