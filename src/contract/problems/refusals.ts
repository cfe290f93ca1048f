import type { Refusal } from '../errors.ts'
import { REPORT_WITHIN_DAYS } from './facts.ts'

export const problemsRefusals = {
  problem_not_found: { status: 404, message: 'Problème introuvable' },
  picture_not_found: { status: 404, message: 'Photo introuvable' },
  parcel_not_delivered: {
    status: 409,
    message: 'Ce colis n’est pas livré : rien ne s’y signale ni ne s’y rembourse.',
  },
  too_late_to_report: {
    status: 409,
    message: `Un problème se signale dans les ${REPORT_WITHIN_DAYS} jours qui suivent la livraison. Écrivez-nous depuis la page Contact.`,
  },
  one_parcel_per_problem: {
    status: 400,
    message: 'Signalez à part les articles de chaque producteur.',
  },
  problem_quantity_too_high: {
    status: 400,
    message: 'Vous signalez plus d’articles que le colis n’en contenait.',
  },
  problem_answered: { status: 409, message: 'Vous avez déjà répondu à ce problème.' },
  problem_decided: { status: 409, message: 'Ce problème est déjà réglé.' },
  parcel_not_paid: { status: 409, message: 'Ce colis n’est pas payé : il n’y a rien à rembourser.' },
  items_refunded: { status: 409, message: 'Ces articles sont déjà entièrement remboursés.' },
  refund_too_high: {
    status: 409,
    message: 'Le remboursement dépasse ce que les articles ont coûté, moins ce qui en est déjà remboursé.',
  },
  problem_refunded: {
    status: 409,
    message: 'Un problème de ce colis a été remboursé : sa livraison ne peut plus être annulée.',
  },
} as const satisfies Record<string, Refusal>

/** Refusals of any refund of a problem, whatever its amount. */
export const refundRefusals = [
  'parcel_not_delivered',
  'parcel_not_paid',
  'items_refunded',
] as const satisfies (keyof typeof problemsRefusals)[]
export type RefundRefusal = (typeof refundRefusals)[number]
