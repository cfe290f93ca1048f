import type { CreateUserBody } from '#contract/accounts/users.schemas.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { addJob } from '../../outbox/public.ts'
import { insertUser } from '../accounts.queries.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts'
import { withUniqueIdentifiers } from '../with-unique-identifiers.ts'
import { notifyAdmins } from './notify-admins.ts'
import { insertVendor } from './users.queries.ts'

/**
 * An administrator creates an account; its owner is notified by mail, without the password. A vendor gets a business that awaits
 * approval.
 * @returns the id of the account
 * @throws Refused `known_password`, `short_admin_password`, `email_taken`, `username_taken`
 */
export async function createUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  admin: SignedIn,
  body: CreateUserBody,
): Promise<string> {
  const { db, clock } = deps
  const { username, email, role, phone = null, region = null } = body
  const fullName = body.fullName || username
  await refuseWeakPassword(deps, { ...body, fullName }, { password: body.password, field: 'password' })
  return withUniqueIdentifiers(db, { email, username }, async () => {
    const passwordHash = await hashPassword(body.password, admin.userId)
    const createdAt = clock()
    return db.transaction(async tx => {
      const account = { username, email, role, fullName, phone, region }
      const { id } = await insertUser(tx, { ...account, passwordHash, createdAt })
      const { businessName, businessAddress, description = '' } = body
      const business = {
        businessName: businessName ?? fullName,
        businessAddress: businessAddress ?? '',
        description,
      }
      if (role === 'vendor') await insertVendor(tx, { ...business, userId: id, createdAt })
      await recordAuditEvent(tx, {
        admin,
        action: 'user.created',
        target: { type: 'user', id },
        before: null,
        after: { ...account, ...(role === 'vendor' && { businessName: business.businessName }) },
      })
      await addJob(tx, 'account-created', { userId: id })
      if (role === 'admin') await notifyAdmins(tx, { userId: id, byUserId: admin.userId, isNew: true })
      return id
    })
  })
}
