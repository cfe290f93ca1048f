import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatFcfa } from '#contract/money.ts'
import { findRefund } from '../../money/public.ts'
import { readOrder } from '../../orders/public.ts'
import { action, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the customer: money that pays for nothing came in and will be refunded. Dropped when the refund is no longer due. */
export const refundDue = mailKind({
  about: z.object({ refundId: Id }),
  write: async ({ db, config }, { refundId }) => {
    const { refund } = (await findRefund(db, refundId)) ?? {}
    const order = refund && (await readOrder(db, { as: 'admin' }, refund.orderId))
    if (!order || refund.status !== 'due') return null
    const amount = formatFcfa(refund.amount)
    return {
      subject: `Nous vous devons ${amount} pour votre commande ${order.number}`,
      preview: `Cette somme est bien arrivée : nous vous la rendons.`,
      title: 'Cette somme va vous être rendue',
      blocks: [
        text(greeting(order.customer)),
        { kind: 'notice', tone: 'neutral', words: `Nous avons reçu ${amount}, que nous vous rendons.` },
        {
          kind: 'facts',
          facts: [
            ['Commande', order.number],
            ['Raison', refund.reason],
          ],
        },
        text('Vous n’avez rien à faire : un message vous dira quand l’argent est renvoyé.'),
        action('Voir ma commande', linksOf(config).order(order.id)),
      ],
    }
  },
})
