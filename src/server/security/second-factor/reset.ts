import { newId } from '#database/schema/columns.ts'
import { findAccount } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import { recordServerAction } from '../../http/security-log.ts'
import { closeSessionsOf } from '../../http/sessions/sessions.ts'
import { addJob } from '../../outbox/public.ts'
import { deleteFactor } from './second-factor.queries.ts'

/**
 * Removes the second factor of somebody who has lost the application and the recovery codes, and ends all sessions. Notifies by
 * mail and records a security event. For operators.
 * @returns whether there was one
 */
export async function resetSecondFactor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  username: string,
): Promise<boolean> {
  const account = await findAccount(db, { username })
  if (!account) return false
  const userId = account.user.id
  return db.transaction(async tx => {
    const hadOne = await deleteFactor(tx, userId)
    if (!hadOne) return false
    await closeSessionsOf(tx, userId)
    await addJob(tx, 'second-factor-changed', { userId, isSet: false, occurrence: newId() })
    await recordServerAction(tx, { kind: 'factor.reset', userId, command: 'admin:reset-factor' }, clock())
    return true
  })
}
