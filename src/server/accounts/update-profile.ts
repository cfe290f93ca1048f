import type { Transaction } from '#database/connect.ts'
import { SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn, SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { findUser, type UserRow, updateUser, updateVendor } from './accounts.queries.ts'
import { sendConfirmation } from './confirm-email.ts'
import { refuseTaken } from './refuse-taken.ts'

type PersonChanges = Partial<Pick<UserRow, 'username' | 'email' | 'fullName' | 'phone' | 'region'>>
type BusinessChanges = { businessName: string; businessAddress: string; description?: string | undefined }

/**
 * Changes what a person's account says; what is absent stays. A customer's new e-mail is to be confirmed.
 * @throws Refused `email_taken`, `username_taken`
 */
export async function updateProfile(
  { db }: Pick<Deps, 'db'>,
  { userId, role }: SignedIn,
  changes: PersonChanges,
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const known = (await findUser(db, userId)) ?? refuse('unauthenticated')
  const { email = known.email, username = known.username } = changes
  await refuseTaken(db, { email, username }, userId)
  try {
    await db.transaction(async tx => {
      await updateUser(tx, userId, changes)
      const hasMoved = email.toLowerCase() !== known.email.toLowerCase()
      if (role === 'customer' && hasMoved) await sendConfirmation(tx, userId)
      await alongside(tx)
    })
  } catch (error) {
    // Two people at once: the index decided, the sentence is the same.
    if (sqlStateOf(error) === SQL_STATE.uniqueViolation) await refuseTaken(db, { email, username }, userId)
    throw error
  }
}

/**
 * Changes what a vendor says of itself and of its business.
 * @throws Refused `email_taken`, `username_taken`
 */
export async function updateVendorProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  vendor: SignedInVendor,
  { businessName, businessAddress, description, ...person }: PersonChanges & BusinessChanges,
): Promise<void> {
  const business = { businessName, businessAddress, description, updatedAt: deps.clock() }
  await updateProfile(deps, vendor, person, tx => updateVendor(tx, vendor.vendorId, business))
}
