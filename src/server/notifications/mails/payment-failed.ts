import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatTime } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import { readOrder } from '../../orders/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { greeting } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the customer: an online payment failed. Dropped when the order is cancelled or no longer has this payment status. */
export const paymentFailed = mailKind({
  about: z.object({ orderId: Id }),
  write: async ({ db, config }, { orderId }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    if (!order || order.status === 'cancelled' || order.paymentStatus !== 'failed') return null
    const { occasion } = deliveryModeFacts[order.delivery.mode]
    return {
      subject: `Le paiement de votre commande ${order.number} a échoué`,
      preview: 'Vos produits restent réservés un moment : vous pouvez réessayer.',
      title: 'Votre paiement n’a pas abouti',
      blocks: [
        text(greeting(order.customer)),
        {
          kind: 'notice',
          tone: 'warning',
          words: `Le paiement de ${formatFcfa(remainingTotal(order))} n’a pas été accepté.`,
        },
        text(
          'Vos produits restent réservés un moment : vous pouvez réessayer, avec le même moyen de paiement ou un autre.',
        ),
        text(
          `Vous pouvez aussi choisir de payer ${occasion.toLowerCase()} : la page de votre commande vous le propose.`,
        ),
        action('Réessayer le paiement', linksOf(config).payAgain(order.id)),
        ...(order.payBefore
          ? [aside(`Sans paiement avant ${formatTime(order.payBefore)}, la commande est annulée.`)]
          : []),
      ],
    }
  },
})
