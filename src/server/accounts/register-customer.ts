import type * as z from 'zod/mini'
import type { RegisterBody } from '#contract/accounts/schemas.ts'
import { SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import type { Deps } from '../deps.ts'
import { takeAttempt } from '../http/rate-limit.ts'
import { addJob } from '../outbox/public.ts'
import { insertUser, type UserRow } from './accounts.queries.ts'
import { hashPassword } from './passwords.ts'
import { refuseTaken } from './refuse-taken.ts'

const HOUR_MS = 3_600_000

type Registration = z.output<typeof RegisterBody>

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
  await refuseTaken(db, fields)
  const passwordHash = await hashPassword(password)
  try {
    return await db.transaction(async tx => {
      const user = await insertUser(tx, { ...fields, passwordHash, role: 'customer', createdAt: clock() })
      await addJob(tx, 'account-created', { userId: user.id })
      return user
    })
  } catch (error) {
    // Two registrations at once: the index decided, the sentence is the same.
    if (sqlStateOf(error) === SQL_STATE.uniqueViolation) await refuseTaken(db, fields)
    throw error
  }
}
