import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import {
  deleteUserRow,
  hasBought,
  hasLiveProducts,
  hasVendorData,
  lockAccount,
  lockActiveAdmins,
  lockVendorOf,
} from './users.queries.ts'

/**
 * An administrator deletes an account without orders, products or other business data, with its business if any.
 * @throws Refused `user_not_found`, `own_account`, `last_admin`, `user_with_orders`, `user_with_products`,
 * `user_with_vendor`
 */
export async function deleteUser(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id }: { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    if (id === admin.userId) refuse('own_account')
    const activeAdmins = await lockActiveAdmins(tx)
    const user = (await lockAccount(tx, id)) ?? refuse('user_not_found')
    if (activeAdmins.length === 1 && activeAdmins[0] === id) refuse('last_admin')
    if (await hasBought(tx, id)) refuse('user_with_orders')
    const vendor = await lockVendorOf(tx, id)
    if (vendor && (await hasLiveProducts(tx, vendor.id))) refuse('user_with_products')
    if (vendor && (await hasVendorData(tx, vendor.id))) refuse('user_with_vendor')
    await deleteUserRow(tx, id)
    const { username, email, fullName, role } = user
    await recordAuditEvent(tx, {
      admin,
      action: 'user.deleted',
      target: { type: 'user', id },
      before: { username, email, fullName, role, ...(vendor && { businessName: vendor.businessName }) },
      after: null,
    })
  })
}
