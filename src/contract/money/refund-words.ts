import { centimesOf, formatFcfa } from '../money.ts'
import type { RefundParts } from './refunds.schemas.ts'

type Parts = RefundParts & { amount: string }

/** Progress of a refund in parts: "1 500 000 FCFA déjà envoyés sur 2 000 000 FCFA"; null when nothing was sent. */
export function refundPartWords({ amount, sent, owed, underWay }: Parts): string | null {
  if (centimesOf(owed) === 0) return null
  const words = [
    centimesOf(sent) > 0 && `${formatFcfa(sent)} déjà envoyés sur ${formatFcfa(amount)}`,
    centimesOf(underWay) > 0 && `${formatFcfa(underWay)} en cours d’envoi`,
  ].filter(Boolean)
  return words.join(', ') || null
}
