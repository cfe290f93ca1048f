import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { formatFcfa } from '#contract/money.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import { readOrder, renderReceipt } from '../../orders/public.ts'
import { readSettings } from '../../settings/public.ts'
import { action, aside, type Block, text } from '../letters/letter.ts'
import { activeParcels, deliveryFacts, goodsOf, greeting, vendorNames } from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the customer: the order was placed, or paid when paid online; with the receipt. Dropped when it is cancelled. */
export const orderConfirmed = mailKind({
  about: z.object({ orderId: Id }),
  write: async ({ db, config }, { orderId }) => {
    const order = await readOrder(db, { as: 'admin' }, orderId)
    if (!order || order.status === 'cancelled') return null
    const parcels = activeParcels(order)
    const isPaid = order.paymentStatus === 'completed'
    const paid: Block[] = isPaid
      ? [{ kind: 'notice', tone: 'good', words: `Paiement reçu : ${formatFcfa(remainingTotal(order))}` }]
      : []
    const who = vendorNames(parcels)
    return {
      subject: isPaid
        ? `Paiement reçu : votre commande ${order.number} est enregistrée`
        : `Votre commande ${order.number} est enregistrée`,
      preview: `${who} ${oneOrMany(parcels.length, 'va préparer', 'vont préparer')} votre commande. Total : ${formatFcfa(remainingTotal(order))}.`,
      title: 'Merci pour votre commande !',
      blocks: [
        text(greeting(order.customer)),
        ...paid,
        text(
          oneOrMany(
            parcels.length,
            `${who} va préparer votre commande. Nous vous écrirons à chaque étape.`,
            `Vos produits viennent de plusieurs producteurs : ${who}. Chacun prépare son colis, et nous vous écrirons à chaque étape.`,
          ),
        ),
        ...goodsOf(order, parcels),
        deliveryFacts(order),
        action('Suivre ma commande', linksOf(config).order(order.id)),
        aside('Votre reçu est joint à ce message.'),
      ],
      attachments: async () => [
        {
          filename: `recu-${order.number}.pdf`,
          contentType: 'application/pdf',
          content: await renderReceipt(order, await readSettings(db, config)),
        },
      ],
    }
  },
})
