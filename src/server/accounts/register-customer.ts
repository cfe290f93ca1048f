import type * as z from 'zod/mini'
import type { RegisterBody } from '#contract/accounts.ts'
import { accountsRefusals } from '#contract/accounts.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import type { Deps } from '../deps.ts'
import { takeAttempt } from '../http/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { findTaken, insertUser, type UserRow } from './accounts.queries.ts'
import { hashPassword } from './passwords.ts'

const HOUR_MS = 3_600_000
const UNIQUE_VIOLATION = '23505'

type Registration = z.output<typeof RegisterBody>

/** Refuses an e-mail or a user name that somebody has; the sentence speaks of the e-mail first. */
async function refuseTaken(db: Deps['db'], { email, username }: Registration): Promise<void> {
  const taken = await findTaken(db, { email, username })
  if (!taken.email && !taken.username) return
  refuse(taken.email ? 'email_taken' : 'username_taken', {
    errors: {
      ...(taken.email && { email: accountsRefusals.email_taken.message }),
      ...(taken.username && { username: accountsRefusals.username_taken.message }),
    },
  })
}

/**
 * Creates an account; whoever registers is a customer.
 * @throws Refused `email_taken`, `username_taken`, `rate_limited`
 */
export async function registerCustomer(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { confirmPassword: _, password, ...fields }: Registration,
  address: string,
): Promise<UserRow> {
  const limit = { attempts: config.limits.publicWritesPerHour, windowMs: HOUR_MS }
  await takeAttempt(db, `register:${address}`, limit)
  await refuseTaken(db, { password, ...fields })
  const passwordHash = await hashPassword(password)
  try {
    return await db.transaction(async tx => {
      const user = await insertUser(tx, { ...fields, passwordHash, role: 'customer', createdAt: clock() })
      await addJob(tx, 'account-created', { userId: user.id })
      return user
    })
  } catch (error) {
    // Two registrations at once: the index decided, the sentence is the same.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) await refuseTaken(db, { password, ...fields })
    throw error
  }
}
