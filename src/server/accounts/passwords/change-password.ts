import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import type { DeviceOwner } from '../../http/sessions/known-device.ts'
import { closeSessionsOf } from '../../http/sessions/sessions.ts'
import { addJob } from '../../outbox/public.ts'
import { updatePasswordHash } from '../accounts.queries.ts'
import { clearPendingEmail } from '../email/clear-pending-email.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { revokeResets } from './password-resets.queries.ts'
import { hashPassword } from './passwords.ts'
import { namesOf, refuseWeakPassword } from './refuse-weak-password.ts'

type Change = { currentPassword: string; newPassword: string }

/**
 * Changes the password, closes all sessions including the current one, and notifies by mail. Invalidates reset links and device
 * tokens.
 * @returns data to log the current device in again
 * @throws Refused `wrong_current_password`, `rate_limited`, `known_password`
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId }: SignedIn,
  { currentPassword, newPassword }: Change,
): Promise<DeviceOwner> {
  // First what costs no hash.
  const person = await namesOf(deps.db, userId)
  await refuseWeakPassword(deps, person, { password: newPassword, field: 'newPassword' })
  await checkCurrentPassword(deps, userId, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(newPassword, userId)
  const now = deps.clock()
  await deps.db.transaction(async tx => {
    await updatePasswordHash(tx, userId, { passwordHash, passwordChangedAt: now })
    await revokeResets(tx, userId, now)
    await clearPendingEmail(tx, userId)
    await closeSessionsOf(tx, userId)
    await addJob(tx, 'password-changed', { userId, occurrence: newId() })
  })
  return { id: userId, passwordHash }
}
