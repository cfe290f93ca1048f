import { roles } from '../accounts/roles.ts'

/** How often a vendor moves the day of one parcel within 24 hours: who errs, and errs again, needs no more. */
export const MOST_MOVES_A_DAY = 5

/** The way of every parcel, step by step. */
export const orderWay = ['pending', 'confirmed', 'shipped', 'delivered'] as const
/** What an order and each of its parcels can be: how far they have come, or cancelled. The database has the same order. */
export const orderStatuses = [...orderWay, 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

type StatusFacts = {
  label: string
  /** Above a list of orders. */
  plural: string
  /** Of one parcel, and of several. */
  ofParcels: readonly [one: string, many: string]
  /** In the tracking timeline. */
  step: string
  /** On the vendor's button that leads here; no button leads back to the first. */
  move?: string
  /** Where its vendor may move a parcel from here. */
  next: readonly OrderStatus[]
  /** Has its vendor to prepare a parcel of this status? */
  isToPrepare: boolean
  /** Does its vendor bring a parcel here only once the money of an online payment is there? */
  needsMoney: boolean
}

/** What each status means, and how it is called. Lists, moves, timelines and the integrity checks derive from it. */
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

/** Longest way of a page's question for a stream, in milliseconds: one that took longer has its page read again. */
export const FOLLOWED_WITHIN_MS = 10_000

/** How a vendor's orders are listed: the latest first, or as it brings them, day by day. */
export const vendorOrderSorts = ['newest', 'day'] as const

/** Orders of these are still to come: neither delivered nor cancelled. */
export const statusesUnderWay = orderStatuses.filter(
  status => status !== 'delivered' && status !== 'cancelled',
)

export const isUnderWay = (status: OrderStatus): boolean => statusesUnderWay.some(one => one === status)

/** Has an order of the first status come less far? A cancelled one comes after all others. */
export const isLessFar = (status: OrderStatus, than: OrderStatus): boolean =>
  orderStatuses.indexOf(status) < orderStatuses.indexOf(than)

/** How a vendor says that a parcel was handed over: by the code that its customer said, or without. */
export const deliveryProofs = ['code', 'none'] as const
export type DeliveryProof = (typeof deliveryProofs)[number]
/** After so many wrong codes of a parcel none is taken any more. */
export const MOST_WRONG_CODES = 5

/** An order that its vendors could answer, and that none has for so many hours, is shown to the administration. */
export const STALE_AFTER_HOURS = 24

/** What may change in an order: a parcel's status, its payment, how the whole order is to be paid, how much is in a parcel, or the day of its delivery. */
export const orderEventKinds = ['status', 'payment', 'method', 'items', 'day'] as const

/** Who changes an order: a person in one of the roles, or the shop by itself. */
export const actors = [...roles, 'system'] as const

export const paymentStatuses = ['pending', 'completed', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'En attente',
  completed: 'Payé',
  failed: 'Échec',
}
