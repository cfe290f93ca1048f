import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Executor } from '#database/connect.ts'
import { violates } from '#database/sql-state.ts'
import { refuse } from '../http/refuse.ts'
import { findTaken } from './accounts.queries.ts'

/** Identifiers that must be unique, except for `exceptUserId`. */
type Wanted = { email: string; username: string; exceptUserId?: string }

async function refuseTaken(db: Executor, wanted: Wanted): Promise<void> {
  const taken = await findTaken(db, wanted)
  if (!taken.email && !taken.username) return
  refuse(taken.email ? 'email_taken' : 'username_taken', {
    errors: {
      ...(taken.email && { email: accountsRefusals.email_taken.message }),
      ...(taken.username && { username: accountsRefusals.username_taken.message }),
    },
  })
}

/** Whether the error is a violation of the unique e-mail or user name. */
export const isTaken = (error: unknown): boolean => violates(error, 'users_email_key', 'users_username_key')

/**
 * Refuses a used e-mail or user name, then runs the write. In a race the unique index decides, with the same refusal. The
 * message mentions the e-mail first.
 * @throws Refused `email_taken`, `username_taken`
 */
export async function withUniqueIdentifiers<Done>(
  db: Executor,
  wanted: Wanted,
  work: () => Promise<Done>,
): Promise<Done> {
  await refuseTaken(db, wanted)
  try {
    return await work()
  } catch (error) {
    if (isTaken(error)) await refuseTaken(db, wanted)
    throw error
  }
}
