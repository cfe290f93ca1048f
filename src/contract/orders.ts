import * as z from 'zod/mini'
import { categories, units } from './catalogue-labels.ts'
import { Amount, blankable, Id, IdParams, Instant, Limit } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './orders-labels.ts'
import { PlaceOrderBody } from './place-order.ts'
import { refundStatuses } from './refunds-labels.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './orders-labels.ts'

export const ordersRefusals = {
  order_not_found: { status: 404, message: 'Commande introuvable' },
  not_your_account: { status: 403, message: 'Cette commande est préparée pour un autre compte.' },
  product_unavailable: { status: 409, message: 'Un produit de votre panier n’est plus en vente.' },
  insufficient_stock: { status: 409, message: 'Le stock est devenu insuffisant pour votre commande.' },
  price_changed: { status: 409, message: 'Un prix a changé depuis que vous avez rempli votre panier.' },
  amount_not_payable: {
    status: 400,
    message: 'Le paiement mobile accepte de 100 à 2 500 000 FCFA. Choisissez le paiement à la livraison.',
  },
  idempotency_key_reused: { status: 409, message: 'Cette demande a déjà servi pour une autre commande.' },
  request_in_progress: { status: 409, message: 'Votre commande est déjà en cours d’enregistrement.' },
  move_not_allowed: {
    status: 409,
    message: 'La commande a changé d’état : cette action n’est plus possible.',
  },
  order_not_paid: { status: 409, message: 'Cette commande n’est pas encore payée.' },
  cancel_only: { status: 403, message: 'Vous pouvez seulement annuler votre commande.' },
  payment_not_due: {
    status: 409,
    message: 'Le paiement de cette commande ne peut pas être confirmé maintenant.',
  },
  refund_done: { status: 409, message: 'Cette commande a été remboursée : elle ne peut plus être relancée.' },
  payment_too_small: {
    status: 409,
    message: 'Cette commande n’a été payée qu’en partie : elle ne peut plus être relancée.',
  },
} as const satisfies Record<string, Refusal>

const OrderItem = z.object({
  id: Id,
  productId: Id,
  parcelId: Id,
  quantity: z.int(),
  price: Amount,
  product: z.object({
    name: z.string(),
    images: z.array(z.string()),
    unit: z.enum(units),
    category: z.enum(categories),
    vendor: z.object({ businessName: z.string() }),
  }),
})

/** The part of an order that one vendor prepares. */
const Parcel = z.object({
  id: Id,
  vendorId: Id,
  vendor: z.object({ businessName: z.string(), phone: z.nullable(z.string()) }),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: Amount,
})
export type Parcel = z.infer<typeof Parcel>

export const OrderEvent = z.object({
  id: Id,
  parcelId: z.nullable(Id),
  /** What changed: the parcel's status, or a payment status. */
  kind: z.enum(['status', 'payment']),
  actor: z.enum(['customer', 'vendor', 'admin', 'system']),
  from: z.nullable(z.string()),
  to: z.string(),
  reason: z.nullable(z.string()),
  createdAt: Instant,
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** Money of an order that goes back to its customer, or went. */
const OrderRefund = z.object({
  id: Id,
  amount: Amount,
  reason: z.string(),
  status: z.enum(refundStatuses),
  /** Of the transfer, once it was made. */
  reference: z.nullable(z.string()),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/**
 * An order as its viewer may see it. A vendor sees its own items and parcel, with the parcel's status and
 * its subtotal as total.
 */
export const Order = z.object({
  id: Id,
  number: z.string(),
  customerId: Id,
  total: Amount,
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  deliveryAddress: z.string(),
  deliveryDate: z.nullable(Instant),
  notes: z.nullable(z.string()),
  createdAt: Instant,
  /** Until when an online order waits for its payment; null when it does not wait. */
  payBefore: z.nullable(Instant),
  customer: z.object({
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  items: z.array(OrderItem),
  parcels: z.array(Parcel),
  events: z.array(OrderEvent),
  /** What is to be given back of it, and what was; none for a vendor. */
  refunds: z.array(OrderRefund),
  /** What the viewer may do now; the screens show just these actions. */
  can: z.object({
    cancel: z.boolean(),
    pay: z.boolean(),
    moveTo: z.array(z.enum(orderStatuses)),
    confirmPayment: z.boolean(),
  }),
})
export type Order = z.infer<typeof Order>

const ListOrdersQuery = z.object({
  search: blankable(z.string().check(z.trim(), z.maxLength(100))),
  status: blankable(z.enum(orderStatuses, 'Ce statut n’existe pas.')),
  limit: blankable(Limit),
  cursor: blankable(z.uuid('Cette page de la liste n’existe pas.')),
})
export type ListOrdersQuery = z.output<typeof ListOrdersQuery>

const Reason = z.optional(
  z.string().check(z.trim(), z.maxLength(500, 'La raison est trop longue (500 caractères au plus)')),
)

export const ordersEndpoints = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/api/orders',
    access: ['customer'],
    status: 201,
    idempotent: true,
    summary: 'Passe une commande',
    body: PlaceOrderBody,
    answer: Order,
  }),
  listCustomerOrders: endpoint({
    method: 'GET',
    path: '/api/customer/orders',
    access: ['customer'],
    paged: true,
    summary: 'Les commandes du client',
    query: ListOrdersQuery,
    answer: z.array(Order),
  }),
  getCustomerStats: endpoint({
    method: 'GET',
    path: '/api/customer/stats',
    access: ['customer'],
    summary: 'Les chiffres du client',
    answer: z.object({
      /** Orders neither delivered nor cancelled. */
      inProgress: z.int(),
      delivered: z.int(),
      /** What the delivered orders cost. */
      totalSpent: Amount,
    }),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    access: ['customer', 'vendor', 'admin'],
    summary: 'Une commande, comme la voit celui qui la demande',
    params: IdParams,
    answer: Order,
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/api/orders/:id/receipt.pdf',
    access: ['customer', 'vendor', 'admin'],
    file: 'application/pdf',
    summary: 'Le reçu d’une commande, comme la voit celui qui le demande',
    params: IdParams,
    answer: z.string(),
  }),
  followOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/events',
    access: ['customer', 'vendor', 'admin'],
    stream: true,
    summary: 'Les changements d’une commande, en direct',
    params: IdParams,
    answer: z.string(),
  }),
  changeOrderStatus: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/status',
    access: ['customer', 'vendor'],
    summary: 'Le client annule sa commande, ou le vendeur fait avancer son colis',
    params: IdParams,
    body: z.object({
      status: z.enum(orderStatuses, 'Ce statut n’existe pas.'),
      reason: Reason,
      as: z.optional(z.enum(['customer', 'vendor'], 'Cet espace n’existe pas.')),
    }),
    answer: Order,
  }),
  confirmCashPayment: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/payment-status',
    access: ['vendor'],
    summary: 'Le vendeur confirme l’argent reçu à la livraison',
    params: IdParams,
    body: z.object({ paymentStatus: z.literal('completed', 'Seul le paiement reçu peut être confirmé.') }),
    answer: Order,
  }),
  listVendorOrders: endpoint({
    method: 'GET',
    path: '/api/vendor/orders',
    access: ['vendor'],
    paged: true,
    summary: 'Les commandes du vendeur',
    query: ListOrdersQuery,
    answer: z.array(Order),
  }),
  followVendorOrders: endpoint({
    method: 'GET',
    path: '/api/vendor/orders/events',
    access: ['vendor'],
    stream: true,
    summary: 'Les nouvelles commandes du vendeur et leurs changements, en direct',
    answer: z.string(),
  }),
  getVendorStats: endpoint({
    method: 'GET',
    path: '/api/vendor/stats',
    access: ['vendor'],
    summary: 'Les chiffres du vendeur',
    answer: z.object({
      totalProducts: z.int(),
      activeProducts: z.int(),
      pendingProducts: z.int(),
      revenueReceived: Amount,
      revenueToReceive: Amount,
    }),
  }),
  setOrderStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/orders/:id/status',
    access: ['admin'],
    summary: 'L’administration fixe le statut de toute la commande',
    params: IdParams,
    body: z.object({ status: z.enum(orderStatuses, 'Ce statut n’existe pas.'), reason: Reason }),
    answer: Order,
  }),
}
