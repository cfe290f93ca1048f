import type { ContactBody } from '#contract/pages.ts'
import type { Deps } from '../deps.ts'
import { takeAttempt } from '../http/rate-limit.ts'
import { insertContactMessage } from './pages.queries.ts'

const HOUR_MS = 3_600_000

/**
 * Keeps what a visitor wrote to the team.
 * @throws Refused `rate_limited`
 */
export async function receiveContactMessage(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  message: ContactBody,
  address: string,
): Promise<void> {
  const limit = { attempts: config.limits.publicWritesPerHour, windowMs: HOUR_MS }
  await takeAttempt(db, `contact:${address}`, limit)
  await insertContactMessage(db, { ...message, createdAt: clock() })
}
