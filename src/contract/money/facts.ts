import { centimesOf } from '../money.ts'

/** Labels of the parts of a vendor's received revenue. */
export const revenuePartLabels = {
  collected: 'Encaissé en espèces',
  paidOut: 'Versé',
  underWay: 'En cours de versement',
  borne: 'Remboursé à vos clients',
  owed: 'À vous verser',
} as const
export type RevenuePart = keyof typeof revenuePartLabels

/** Parts that are shown only when not zero. */
const SELDOM: ReadonlySet<RevenuePart> = new Set(['underWay', 'borne'])

/** The parts to show for these amounts. */
export const visibleRevenueParts = (amounts: Record<RevenuePart, string>): RevenuePart[] =>
  (Object.keys(revenuePartLabels) as RevenuePart[]).filter(
    part => !SELDOM.has(part) || centimesOf(amounts[part]) !== 0,
  )

/** Where the money of a parcel is. */
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

/** Kinds of movements of a parcel's money. */
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
type MoneyLineKind = (typeof moneyLineKinds)[number]
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

/** File formats of statements: for printing, for spreadsheets. */
export const statementTypes = ['pdf', 'csv'] as const
export type StatementType = (typeof statementTypes)[number]

export const refundStatuses = ['due', 'done'] as const
export type RefundStatus = (typeof refundStatuses)[number]
export const refundStatusLabels: Record<RefundStatus, string> = {
  due: 'À rembourser',
  done: 'Remboursé',
}

export const MAX_TRANSFER_REFERENCE_LENGTH = 100

/** Digits of the code that confirms a payout number. */
export const TEXT_CODE_DIGITS = 6
