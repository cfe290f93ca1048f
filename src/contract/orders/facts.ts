import { roles } from '../accounts/roles.ts'

/** Maximum changes of a parcel's day by its vendor within 24 hours. */
export const MAX_MOVES_PER_DAY = 5

/** Maximum characters of a customer's notes on an order. */
export const MAX_NOTES_LENGTH = 1000

/** Digits of the code that a customer says on delivery. */
export const DELIVERY_CODE_DIGITS = 4

/** The statuses that every parcel passes, in order. */
export const orderStatusSequence = ['pending', 'confirmed', 'shipped', 'delivered'] as const
/** Statuses of orders and parcels. The database enum has the same order. */
export const orderStatuses = [...orderStatusSequence, 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

type StatusFacts = {
  label: string
  /** Heading of a list of orders. */
  plural: string
  /** Of one parcel, and of several. */
  ofParcels: readonly [one: string, many: string]
  /** In the tracking timeline. */
  step: string
  /** Label of the vendor's button for this status; the first has none. */
  move?: string
  /** Statuses to which the vendor may move a parcel from here. */
  next: readonly OrderStatus[]
  /** Whether the vendor still has to prepare a parcel of this status. */
  isToPrepare: boolean
  /** Whether an online payment must be completed before a parcel gets this status. */
  needsMoney: boolean
}

/** Meaning and French labels of each status; lists, moves, timelines and the integrity checks derive from it. */
export const orderStatusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  pending: {
    label: 'En attente',
    plural: 'En attente',
    ofParcels: ['en attente', 'en attente'],
    step: 'Commande reçue',
    next: ['confirmed', 'cancelled'],
    isToPrepare: true,
    needsMoney: false,
  },
  confirmed: {
    label: 'Confirmée',
    plural: 'Confirmées',
    ofParcels: ['confirmé', 'confirmés'],
    step: 'Confirmée',
    move: 'Confirmer la commande',
    next: ['shipped', 'cancelled'],
    isToPrepare: true,
    needsMoney: true,
  },
  shipped: {
    label: 'Expédiée',
    plural: 'Expédiées',
    ofParcels: ['expédié', 'expédiés'],
    step: 'Expédiée',
    move: 'Marquer comme expédiée',
    next: ['delivered'],
    isToPrepare: false,
    needsMoney: true,
  },
  delivered: {
    label: 'Livrée',
    plural: 'Livrées',
    ofParcels: ['livré', 'livrés'],
    step: 'Livrée',
    move: 'Marquer comme livrée',
    next: [],
    isToPrepare: false,
    needsMoney: false,
  },
  cancelled: {
    label: 'Annulée',
    plural: 'Annulées',
    ofParcels: ['annulé', 'annulés'],
    step: 'Commande annulée',
    move: 'Annuler la commande',
    next: [],
    isToPrepare: false,
    needsMoney: false,
  },
}

/** A stream request that took longer makes its page read everything again. */
export const MAX_FOLLOW_DELAY_MS = 10_000

/** Sort orders of a vendor's list: latest first, or by delivery day. */
export const vendorOrderSorts = ['newest', 'day'] as const

/** Statuses that are neither delivered nor cancelled. */
export const activeStatuses = orderStatuses.filter(status => status !== 'delivered' && status !== 'cancelled')

export const isUnderWay = (status: OrderStatus): boolean => activeStatuses.some(one => one === status)

/** Whether a status comes before another; cancelled is last. */
export const isEarlierStatus = (status: OrderStatus, than: OrderStatus): boolean =>
  orderStatuses.indexOf(status) < orderStatuses.indexOf(than)

/** How a delivery is proved: by the customer's code, or not. */
export const deliveryProofs = ['code', 'none'] as const
export type DeliveryProof = (typeof deliveryProofs)[number]
/** Wrong delivery codes after which a parcel's code is locked. */
export const MAX_WRONG_CODES = 5

/** Hours after which an unanswered order is shown to the administration. */
export const STALE_AFTER_HOURS = 24

/**
 * The kinds of changes of an order: status of a parcel, payment, payment method of the order, quantities of a parcel, delivery
 * day.
 */
export const orderEventKinds = ['status', 'payment', 'method', 'items', 'day'] as const

/** Who changes an order: a role, or the system. */
export const actors = [...roles, 'system'] as const

export const paymentStatuses = ['pending', 'completed', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'En attente',
  completed: 'Payé',
  failed: 'Échec',
}
