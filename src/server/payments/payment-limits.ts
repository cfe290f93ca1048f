import type { Deps } from '../deps.ts'
import { takeAttempt } from '../http/rate-limit.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

type LimitDeps = Pick<Deps, 'db' | 'config'>

/**
 * Counts a payment that somebody begins: each asks the provider for something. Many phones share one address of their
 * operator, so that an address may do more than an account.
 * @throws Refused `rate_limited`
 */
export async function limitPaymentStarts(
  { db, config: { limits } }: LimitDeps,
  customerId: string,
  address: string,
): Promise<void> {
  const perAccount = { attempts: limits.paymentsPerAccount, windowMs: HOUR_MS }
  const perAddress = { attempts: limits.paymentsPerAddress, windowMs: HOUR_MS }
  await takeAttempt(db, `payment:${customerId}`, perAccount)
  await takeAttempt(db, `payment-from:${address}`, perAddress)
}

/**
 * Counts a question where a payment is. The page that waits for a payment asks eleven times in two minutes.
 * @throws Refused `rate_limited`
 */
export async function limitPaymentChecks(
  { db, config: { limits } }: LimitDeps,
  customerId: string | undefined,
  address: string,
): Promise<void> {
  const perAccount = { attempts: limits.paymentChecksPerAccount, windowMs: MINUTE_MS }
  const perAddress = { attempts: limits.paymentChecksPerAddress, windowMs: MINUTE_MS }
  if (customerId) await takeAttempt(db, `payment-check:${customerId}`, perAccount)
  await takeAttempt(db, `payment-check-from:${address}`, perAddress)
}
