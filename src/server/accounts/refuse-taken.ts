import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Executor } from '#database/connect.ts'
import { refuse } from '../http/refuse.ts'
import { findTaken } from './accounts.queries.ts'

/**
 * Refuses an e-mail or a user name that somebody else has; the sentence speaks of the e-mail first.
 * @throws Refused `email_taken`, `username_taken`
 */
export async function refuseTaken(
  db: Executor,
  { email, username }: { email: string; username: string },
  exceptUserId?: string,
): Promise<void> {
  const taken = await findTaken(db, { email, username, ...(exceptUserId && { exceptUserId }) })
  if (!taken.email && !taken.username) return
  refuse(taken.email ? 'email_taken' : 'username_taken', {
    errors: {
      ...(taken.email && { email: accountsRefusals.email_taken.message }),
      ...(taken.username && { username: accountsRefusals.username_taken.message }),
    },
  })
}
