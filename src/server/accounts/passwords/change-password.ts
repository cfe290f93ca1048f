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
 * Gives a signed-in person a new password, closes all its sessions, the present one included, and tells it by mail.
 * Links to choose another password stop working, and devices that signed in before are strangers.
 * @returns by what the present device signs in anew
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
