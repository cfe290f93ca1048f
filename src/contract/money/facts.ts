import { centimesOf } from '../money.ts'

/** What the revenue that a vendor received is made of, in the words of every screen. */
export const revenuePartLabels = {
  collected: 'Encaissé en espèces',
  paidOut: 'Versé',
  underWay: 'En cours de versement',
  borne: 'Remboursé à vos clients',
  owed: 'À vous verser',
} as const
export type RevenuePart = keyof typeof revenuePartLabels

/** Parts that are told only when there is something in them. */
const SELDOM: ReadonlySet<RevenuePart> = new Set(['underWay', 'borne'])

/** The parts that make a vendor's revenue, which are told of these amounts. */
export const visibleRevenueParts = (amounts: Record<RevenuePart, string>): RevenuePart[] =>
  (Object.keys(revenuePartLabels) as RevenuePart[]).filter(
    part => !SELDOM.has(part) || centimesOf(amounts[part]) !== 0,
  )

/** Where the money of a vendor's parcel is. */
export const parcelMoneySituations = [
  'unpaid',
  'collected',
  'awaiting_delivery',
  'owed',
  'paying_out',
  'paid_out',
  'refunded',
  'cancelled',
] as const
export type ParcelMoneySituation = (typeof parcelMoneySituations)[number]
export const parcelMoneyLabels: Record<ParcelMoneySituation, string> = {
  unpaid: 'À encaisser',
  collected: revenuePartLabels.collected,
  awaiting_delivery: 'Payé, à livrer',
  owed: revenuePartLabels.owed,
  paying_out: revenuePartLabels.underWay,
  paid_out: revenuePartLabels.paidOut,
  refunded: 'Remboursé au client',
  cancelled: 'Annulé',
}

/** What moved in the money of a parcel. */
export const moneyLineKinds = [
  'sale',
  'cash',
  'online',
  'refund',
  'problem',
  'transfer',
  'payout',
  'withheld',
] as const
export type MoneyLineKind = (typeof moneyLineKinds)[number]
export const moneyLineLabels: Record<MoneyLineKind, string> = {
  sale: 'Vente',
  cash: 'Espèces que vous avez reçues',
  online: 'Payé en ligne par le client à AMIC',
  refund: 'Rendu au client par AMIC',
  problem: 'Problème remboursé au client, à votre charge',
  transfer: 'En cours de versement par AMIC',
  payout: 'Versé par AMIC',
  withheld: 'Retenu par AMIC sur un versement',
}

/** As what a statement can be had: to print, and for a spreadsheet. */
export const statementTypes = ['pdf', 'csv'] as const
export type StatementType = (typeof statementTypes)[number]

export const refundStatuses = ['due', 'done'] as const
export type RefundStatus = (typeof refundStatuses)[number]
export const refundStatusLabels: Record<RefundStatus, string> = {
  due: 'À rembourser',
  done: 'Remboursé',
}
