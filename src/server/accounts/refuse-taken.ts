import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Executor } from '#database/connect.ts'
import { violates } from '#database/sql-state.ts'
import { refuse } from '../http/refuse.ts'
import { findTaken } from './accounts.queries.ts'

/** What nobody else may have; `exceptUserId` has it already. */
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

/** Did the database refuse an e-mail or a user name that somebody else has? */
export const isTaken = (error: unknown): boolean => violates(error, 'users_email_key', 'users_username_key')

/**
 * Refuses an e-mail or a user name that somebody else has, then does what writes them. Of two at once the index decides, and the
 * refusal is the same. Its sentence speaks of the e-mail first.
 * @throws Refused `email_taken`, `username_taken`
 */
export async function refusingTaken<Done>(
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
