import * as z from 'zod/mini'
import { Amount } from '../common.ts'
import type { Refusal } from '../errors.ts'
import { MAX_MOVES_PER_DAY } from './facts.ts'

/** Differences from the order that the browser sent. */
export const OrderConflict = z.object({
  /** The affected lines. */
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.nullable(z.string()),
      requested: z.int(),
      available: z.int(),
      price: z.nullable(Amount),
    }),
  ),
  /** The total at current prices, of the lines that can still be bought. */
  total: Amount,
})
export type OrderConflict = z.infer<typeof OrderConflict>

/** What removes the limit: confirming the e-mail, a delivery (or a smaller order), or waiting some minutes. */
const OrderLimit = z.object({ remedy: z.enum(['confirm_email', 'await_delivery', 'wait']) })

export const ordersRefusals = {
  order_not_found: { status: 404, message: 'Commande introuvable' },
  order_changed: {
    status: 409,
    message: 'Cette commande a changé depuis que vous l’avez affichée. Relisez-la avant de décider.',
  },
  not_your_account: { status: 403, message: 'Cette commande est préparée pour un autre compte.' },
  product_unavailable: {
    status: 409,
    message: 'Un produit de votre panier n’est plus en vente.',
    details: OrderConflict,
  },
  insufficient_stock: {
    status: 409,
    message: 'Le stock est devenu insuffisant pour votre commande.',
    /** Absent when an administrator reopens a cancelled order: there is no order of a browser to compare. */
    details: z.partial(OrderConflict),
  },
  price_changed: {
    status: 409,
    message: 'Un prix a changé depuis que vous avez rempli votre panier.',
    details: OrderConflict,
  },
  amount_not_payable: {
    status: 400,
    message: 'Ce montant ne se paie pas en ligne. Choisissez le paiement à la livraison.',
  },
  order_limit: {
    status: 429,
    message: 'Vous avez trop de commandes en cours. Attendez leur livraison, puis réessayez.',
    details: OrderLimit,
  },
  /** In production, while a legal page is not published. */
  shop_not_open: {
    status: 409,
    message:
      'La boutique n’est pas encore ouverte aux commandes. Votre panier est conservé : revenez dans quelques jours.',
  },
  idempotency_key_reused: { status: 409, message: 'Cette demande a déjà servi pour une autre commande.' },
  request_in_progress: { status: 409, message: 'Votre commande est déjà en cours d’enregistrement.' },
  move_not_allowed: {
    status: 409,
    message: 'La commande a changé d’état : cette action n’est plus possible.',
  },
  moved_too_often: {
    status: 409,
    message: `Ce colis a déjà changé de jour ${MAX_MOVES_PER_DAY} fois en 24 heures, et votre client l’apprend chaque fois. Appelez-le, et réessayez plus tard.`,
  },
  order_not_paid: { status: 409, message: 'Cette commande n’est pas encore payée.' },
  wrong_code: { status: 409, message: 'Ce code ne correspond pas.' },
  code_locked: {
    status: 409,
    message: 'Trop de codes faux ont été essayés. Notez la livraison sans code.',
  },
  parcel_not_found: { status: 404, message: 'Colis introuvable' },
  item_not_found: { status: 404, message: 'Cet article n’est pas dans ce colis.' },
  quantity_too_high: { status: 409, message: 'La quantité d’un article ne peut que baisser.' },
  cancel_only: { status: 403, message: 'Vous pouvez seulement annuler votre commande.' },
  payment_not_due: {
    status: 409,
    message:
      'L’argent se confirme une fois la commande livrée, si elle se paie en espèces et n’est pas déjà payée.',
  },
  refund_done: { status: 409, message: 'Cette commande a été remboursée : elle ne peut plus être reprise.' },
  payment_too_small: {
    status: 409,
    message: 'Cette commande n’a été payée qu’en partie : elle ne peut plus être reprise.',
  },
  customer_erased: {
    status: 409,
    message: 'Ce client a supprimé son compte : sa commande ne peut plus être reprise.',
  },
  tracking_not_found: { status: 404, message: 'Ce lien de suivi n’existe pas, ou il n’est plus partagé.' },
} as const satisfies Record<string, Refusal>
