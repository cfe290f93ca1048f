import * as z from 'zod/mini'
import { Amount, FollowQuery, IdParams, SPACE_UNKNOWN, STATUS_UNKNOWN } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { SetOrderStatusBody } from './admin.schemas.ts'
import { orderStatuses } from './facts.ts'
import { LowerParcelBody } from './lower-parcel.schemas.ts'
import { PlaceOrderBody } from './place-order.schemas.ts'
import {
  Collected,
  DeliveryCode,
  ListOrdersQuery,
  ListVendorOrdersQuery,
  Order,
  Reason,
  ReorderLine,
} from './schemas.ts'

export const ordersEndpoints = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/api/orders',
    access: ['customer'],
    status: 201,
    idempotent: true,
    refusals: [
      'not_your_account',
      'phone_required',
      'zone_not_served',
      'pickup_point_closed',
      'product_unavailable',
      'insufficient_stock',
      'price_changed',
      'zone_not_served_by',
      'day_unavailable',
      'amount_not_payable',
      'order_limit',
      'shop_not_open',
      'idempotency_key_reused',
      'request_in_progress',
    ],
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
      /** Open orders that do not await payment. */
      inProgress: z.int(),
      /** Open orders that await payment. */
      toPay: z.int(),
      delivered: z.int(),
      /** The total of delivered orders. */
      totalSpent: Amount,
    }),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    access: ['customer', 'vendor', 'admin'],
    refusals: ['order_not_found'],
    summary: 'Une commande, comme la voit celui qui la demande',
    params: IdParams,
    answer: Order,
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/api/orders/:id/receipt.pdf',
    access: ['customer', 'vendor', 'admin'],
    file: 'application/pdf',
    refusals: ['order_not_found'],
    limits: ['documents'],
    summary: 'Le reçu d’une commande, comme la voit celui qui le demande',
    params: IdParams,
    answer: z.string(),
  }),
  followOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/events',
    access: ['customer', 'vendor', 'admin'],
    stream: true,
    refusals: ['too_many_streams', 'order_not_found'],
    summary: 'Les changements d’une commande, en direct',
    params: IdParams,
    query: FollowQuery,
    answer: z.string(),
  }),
  changeOrderStatus: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/status',
    access: ['customer', 'vendor'],
    refusals: [
      'order_not_found',
      'cancel_only',
      'move_not_allowed',
      'order_not_paid',
      'wrong_code',
      'code_locked',
      'payment_not_due',
    ],
    summary: 'Le client annule sa commande, ou le vendeur fait avancer son colis',
    params: IdParams,
    body: z.object({
      status: z.enum(orderStatuses, STATUS_UNKNOWN),
      reason: Reason,
      as: z.optional(z.enum(['customer', 'vendor'], SPACE_UNKNOWN)),
      code: DeliveryCode,
      collected: Collected,
    }),
    answer: Order,
  }),
  confirmCashPayment: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/payment-status',
    access: ['vendor'],
    refusals: ['order_not_found', 'payment_not_due'],
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
    summary: 'Les commandes du vendeur, de la plus récente à la plus ancienne, ou jour par jour',
    query: ListVendorOrdersQuery,
    answer: z.array(Order),
  }),
  followVendorOrders: endpoint({
    method: 'GET',
    path: '/api/vendor/orders/events',
    access: ['vendor'],
    refusals: ['too_many_streams'],
    stream: true,
    summary: 'Les nouvelles commandes du vendeur et leurs changements, en direct',
    query: FollowQuery,
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
      /**
       * The parts of `received`: cash; paid online and paid out; refunded at the vendor's cost; paid online and still owed
       * (negative when the vendor owes).
       */
      receivedParts: z.object({
        collected: Amount,
        paidOut: Amount,
        underWay: Amount,
        borne: Amount,
        owed: Amount,
      }),
      revenueToReceive: Amount,
    }),
  }),
  setOrderStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/orders/:id/status',
    access: ['admin'],
    refusals: [
      'order_not_found',
      'order_changed',
      'move_not_allowed',
      'insufficient_stock',
      'refund_done',
      'payment_too_small',
      'paid_out',
      'problem_refunded',
      'customer_erased',
    ],
    summary: 'L’administration fixe le statut de toute la commande',
    params: IdParams,
    body: SetOrderStatusBody,
    answer: Order,
  }),
}

/** Shortages: reductions of a parcel by its vendor, and the customer's reaction. */
export const ordersShortagesEndpoints = {
  lowerParcel: endpoint({
    method: 'PATCH',
    path: '/api/vendor/parcels/:id/items',
    access: ['vendor'],
    refusals: [
      'parcel_not_found',
      'item_not_found',
      'move_not_allowed',
      'order_not_paid',
      'quantity_too_high',
    ],
    summary: 'Le vendeur retire de son colis ce qu’il n’a pas',
    params: IdParams,
    body: LowerParcelBody,
    answer: Order,
  }),
  cancelParcel: endpoint({
    method: 'PATCH',
    path: '/api/customer/parcels/:id/cancel',
    access: ['customer'],
    refusals: ['parcel_not_found', 'move_not_allowed'],
    summary: 'Le client annule un colis où il manque quelque chose',
    params: IdParams,
    body: z.object({ reason: Reason }),
    answer: Order,
  }),
}

/** Actions of customers on their orders. */
export const ownOrdersEndpoints = {
  listUnpaidOrders: endpoint({
    method: 'GET',
    path: '/api/customer/unpaid-orders',
    access: ['customer'],
    summary: 'Les commandes du client qui attendent leur paiement en ligne, la plus pressée d’abord',
    answer: z.array(Order),
  }),
  getReorder: endpoint({
    method: 'GET',
    path: '/api/orders/:id/reorder',
    access: ['customer'],
    refusals: ['order_not_found'],
    summary: 'Ce qu’il faut pour commander à nouveau : prix et stocks d’aujourd’hui',
    params: IdParams,
    answer: z.array(ReorderLine),
  }),
  followCustomerOrders: endpoint({
    method: 'GET',
    path: '/api/customer/orders/events',
    access: ['customer'],
    refusals: ['too_many_streams'],
    stream: true,
    summary: 'Les changements des commandes du client, en direct',
    query: FollowQuery,
    answer: z.string(),
  }),
}
