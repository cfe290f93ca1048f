import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatFcfa } from '#contract/money.ts'
import { findRefund } from '../../money/public.ts'
import { readOrder } from '../../orders/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the customer: a refund was paid. Dropped when it has another status. */
export const refundPaid = mailKind({
  about: z.object({ refundId: Id }),
  write: async ({ db, config }, { refundId }) => {
    const { refund } = (await findRefund(db, refundId)) ?? {}
    const order = refund && (await readOrder(db, { as: 'admin' }, refund.orderId))
    if (!order || refund.status !== 'done') return null
    const amount = formatFcfa(refund.amount)
    return {
      subject: `Remboursement de ${amount} pour votre commande ${order.number}`,
      preview: `Nous vous avons renvoyé ${amount}.`,
      title: 'Vous êtes remboursé',
      blocks: [
        text(greeting(order.customer)),
        { kind: 'notice', tone: 'good', words: `Nous vous avons renvoyé ${amount}.` },
        {
          kind: 'facts',
          facts: [
            ['Commande', order.number],
            ['Raison', refund.reason],
            ...(refund.reference ? ([['Référence du transfert', refund.reference]] as const) : []),
          ],
        },
        action('Voir ma commande', linksOf(config).order(order.id)),
        aside('Si l’argent n’est pas arrivé sous deux jours, écrivez-nous avec cette référence.'),
      ],
    }
  },
})
