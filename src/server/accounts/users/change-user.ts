import type { UserChanges } from '#contract/accounts/users.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { changesBetween, recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { closeSessionsOf } from '../../http/sessions/sessions.ts'
import { type AccountChanges, findUser, type UserRow, updateAccount } from '../accounts.queries.ts'
import { followOwner } from '../addresses/addresses.queries.ts'
import { awaitConfirmation, isAnotherEmail, requireRightToChangeEmail } from '../email/change-email.ts'
import { invalidateFormerEmail } from '../email/invalidate-former-email.ts'
import { isAnotherPhone, notifyPhoneChange } from '../update-profile.ts'
import { withUniqueIdentifiers } from '../with-unique-identifiers.ts'
import { notifyAdmins } from './notify-admins.ts'
import {
  deleteVendor,
  hasOrdersUnderWay,
  hasVendorData,
  insertVendor,
  lockAccount,
  lockActiveAdmins,
  lockVendorOf,
} from './users.queries.ts'

/**
 * Changes an account, by an administrator; absent fields stay, and a change without effect is not recorded. A deactivation or a
 * new role closes the account's sessions. A new vendor gets a business that awaits approval; with the role it loses it, unless
 * the business has a history; a customer with active orders keeps the role. A new e-mail of one's own requires the password, and
 * is pending until confirmed. That of somebody else requires a fresh second-factor code (by the endpoint, as a role does) and
 * applies at once, since the person may have lost the former address.
 * @returns whether the e-mail changed at once, and whether the phone number changed
 * @throws Refused `user_not_found`, `own_account`, `last_admin`, `role_with_vendor`, `role_with_orders`, `email_taken`,
 * `password_required`, `wrong_current_password`, `rate_limited`
 */
export async function changeUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  admin: SignedIn,
  { id, currentPassword, ...changes }: UserChanges & { id: string },
): Promise<{ hasMoved: boolean; hasNewPhone: boolean }> {
  const { db } = deps
  const known = (await findUser(db, id)) ?? refuse('user_not_found')
  const newEmail = isAnotherEmail(known, changes.email) ? changes.email : undefined
  const ownEmail = id === admin.userId ? newEmail : undefined
  if (ownEmail) await requireRightToChangeEmail(deps, id, currentPassword)
  const wanted = ownEmail ? { ...changes, email: undefined, pendingEmail: ownEmail } : changes
  const person = { email: changes.email ?? known.email, username: known.username, exceptUserId: id }
  await withUniqueIdentifiers(db, person, () =>
    db.transaction(async tx => {
      await applyChanges(tx, deps, admin, { id, changes: wanted })
      if (ownEmail) await awaitConfirmation(tx, id, ownEmail)
    }),
  )
  return { hasMoved: newEmail !== undefined && !ownEmail, hasNewPhone: isAnotherPhone(known, changes.phone) }
}

async function applyChanges(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  admin: SignedIn,
  { id, changes }: { id: string; changes: AccountChanges },
): Promise<void> {
  const activeAdmins = await lockActiveAdmins(tx)
  const user = (await lockAccount(tx, id)) ?? refuse('user_not_found')
  const changed = changesBetween(user, changes)
  if (!changed) return
  const { before, after } = changed
  const becomes = { ...user, ...after }
  if (id === admin.userId && !becomes.isActive) refuse('own_account')
  const staysAdmin = becomes.role === 'admin' && becomes.isActive
  if (!staysAdmin && activeAdmins.length === 1 && activeAdmins[0] === id) refuse('last_admin')

  // A new address set by an administrator applies at once, and cancels a pending one.
  await updateAccount(tx, user, after.email ? { ...after, pendingEmail: null } : after)
  await followOwner(tx, user, after)
  if (after.role) {
    if (await hasOrdersUnderWay(tx, id)) refuse('role_with_orders')
    await followRole(tx, { user: becomes, now: clock() })
  }
  if (after.role || after.isActive === false) await closeSessionsOf(tx, id)
  if (after.email) await invalidateFormerEmail(tx, { userId: id, formerEmail: user.email, now: clock() })
  if (after.phone !== undefined) await notifyPhoneChange(tx, { userId: id, formerPhone: user.phone })
  const isNew = after.role === 'admin' || after.isActive === true
  if (becomes.role === 'admin' && (isNew || after.email))
    await notifyAdmins(tx, { userId: id, byUserId: admin.userId, isNew })
  await recordAuditEvent(tx, {
    admin,
    action: 'user.changed',
    target: { type: 'user', id },
    before: { username: user.username, ...before },
    after,
  })
}

/** Creates or deletes the vendor row after a change of role. */
async function followRole(tx: Transaction, { user, now }: { user: UserRow; now: Date }): Promise<void> {
  const vendor = await lockVendorOf(tx, user.id)
  if (user.role === 'vendor') {
    if (vendor) return
    const { id: userId, fullName: businessName, region } = user
    const businessAddress = region ? `${region}, Côte d’Ivoire` : 'Côte d’Ivoire'
    await insertVendor(tx, { userId, businessName, businessAddress, description: '', createdAt: now })
    return
  }
  if (!vendor) return
  if (await hasVendorData(tx, vendor.id)) refuse('role_with_vendor')
  await deleteVendor(tx, vendor.id)
}
