import type { Verdict } from '../provider.ts'
import type { TransferVerdict } from '../transfer-provider.ts'
import { DETAILS_REFUSED, REQUEST_REFUSED } from './refusal-sentences.ts'

/** Codes of API v1. */
export const V1 = {
  ok: 200,
  success: 100,
  notFound: 404,
  invalidToken: 1002,
  expiredToken: 1003,
  invalidParams: 1004,
  invalidCredentials: 1005,
  transactionExist: 1200,
  notAllowed: 2011,
} as const

const verdicts: Record<number, Verdict['status']> = {
  100: 'ACCEPTED',
  404: 'UNKNOWN',
  2001: 'PENDING', // INITIATED
  2002: 'PENDING',
  2003: 'EXPIRED',
  2004: 'REFUSED', // OTP_ERROR
  2005: 'REFUSED', // INSUFFICIENT_BALANCE
  2006: 'REFUSED', // USER_NOT_FOUND
  2007: 'REFUSED', // USER_IS_BLOCKED
  2008: 'REFUSED', // OTP_EXPIRED
  2010: 'REFUSED', // FAILED
}

/** Status of a payment by code; undefined for codes about something else. */
export const verdictOfV1 = (code: number): Verdict['status'] | undefined => verdicts[code]

const refusals: Record<number, string> = {
  1004: DETAILS_REFUSED,
  2006: 'Ce numéro n’a pas de compte mobile money.',
  2007: 'Ce compte mobile money est bloqué. Adressez-vous à votre opérateur.',
}

/** French message for a refused payment request. */
export const refusalSentenceV1 = (code: number): string => refusals[code] ?? REQUEST_REFUSED

const transferVerdicts: Record<Verdict['status'], TransferVerdict['status']> = {
  ACCEPTED: 'SENT',
  REFUSED: 'FAILED',
  EXPIRED: 'FAILED',
  PENDING: 'PENDING',
  UNKNOWN: 'UNKNOWN',
}

/** Status of a transfer by code; undefined for codes about something else. */
export function transferVerdictOfV1(code: number): TransferVerdict['status'] | undefined {
  const verdict = verdictOfV1(code)
  return verdict && transferVerdicts[verdict]
}

/** Whether a transfer was refused. Any other unknown code may mean that money was sent: the transfer is then checked. */
export const isTransferRefusedV1 = (code: number): boolean =>
  code === V1.invalidParams || transferVerdictOfV1(code) === 'FAILED'

const transferFailures: Record<number, string> = {
  1004: 'Le prestataire n’accepte pas ce numéro ou ce montant.',
  2003: 'L’opérateur n’a pas répondu à temps.',
  2005: 'Le compte d’AMIC chez le prestataire n’a pas assez d’argent.',
  2006: 'Ce numéro n’a pas de compte mobile money.',
  2007: 'Le compte mobile money de ce numéro est bloqué.',
}

/** French message for a failed transfer. */
export const transferFailureV1 = (code: number): string =>
  transferFailures[code] ?? 'L’opérateur a refusé ce transfert.'
