import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { faceProposals, users, vendors } from '#database/schema/accounts.ts'
import { changesBetween } from '../audit/public.ts'
import { refuse } from '../http/refuse.ts'
import { figureOfVendor } from '../ledger/public.ts'

export type UserRow = typeof users.$inferSelect

const hasEmail = (email: string): SQL => sql`lower(${users.email}) = lower(${email})`
const hasUsername = (username: string): SQL => sql`lower(${users.username}) = lower(${username})`

/**
 * The account of a typed login name, if any, and the name as the database folds its case. Takes the same time either way.
 */
export async function findLoginAccount(db: Executor, by: { email: string } | { username: string }) {
  const [typed, column] = 'email' in by ? [by.email, users.email] : [by.username, users.username]
  const [row] = await db
    .select({ folded: sql<string>`typed.folded`, user: users, vendorStatus: vendors.status })
    .from(sql`(select lower(${typed}::text) as folded) as typed`)
    .leftJoin(users, sql`lower(${column}) = typed.folded`)
    .leftJoin(vendors, eq(vendors.userId, users.id))
  if (!row) throw new Error('a row of one value was not read')
  const { folded, user, vendorStatus } = row
  return { folded, account: user && { user, vendorStatus } }
}

/** The account behind an e-mail or a user name, with its vendor's status. */
export async function findAccount(db: Executor, by: { email: string } | { username: string }) {
  const [account] = await db
    .select({ user: users, vendorStatus: vendors.status })
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where('email' in by ? hasEmail(by.email) : hasUsername(by.username))
  return account
}

/** Which of an e-mail and a user name are already used by another account. */
export async function findTaken(
  db: Executor,
  { email, username, exceptUserId }: { email: string; username: string; exceptUserId?: string },
): Promise<{ email: boolean; username: boolean }> {
  const rows = await db
    .select({ email: sql<boolean>`${hasEmail(email)}`, username: sql<boolean>`${hasUsername(username)}` })
    .from(users)
    .where(
      and(or(hasEmail(email), hasUsername(username)), exceptUserId ? ne(users.id, exceptUserId) : undefined),
    )
  return { email: rows.some(row => row.email), username: rows.some(row => row.username) }
}

export async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<UserRow> {
  const [inserted] = await tx.insert(users).values(user).returning()
  if (!inserted) throw new Error('the user was not inserted')
  return inserted
}

export async function findUser(db: Executor, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).prepare('user_read').execute()
  return user
}

/**
 * Locks an account for a write about its person; erasure takes the same lock.
 * @returns the current row
 * @throws Refused `unauthenticated` when it was erased
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<UserRow> {
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update')
  return person ?? refuse('unauthenticated')
}

/** Keeps an account from being erased until the transaction ends (FOR KEY SHARE); false when it was erased. */
export async function lockPersonForKeyShare(tx: Transaction, userId: string): Promise<boolean> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('key share')
    .prepare('person_hold')
    .execute()
  return person !== undefined
}

export async function updatePasswordHash(
  tx: Transaction,
  userId: string,
  { passwordHash, passwordChangedAt }: { passwordHash: string; passwordChangedAt: Date },
): Promise<void> {
  await tx.update(users).set({ passwordHash, passwordChangedAt }).where(eq(users.id, userId))
}

/** Fields to update; absent ones stay. */
export type AccountChanges = {
  [Field in 'username' | 'email' | 'pendingEmail' | 'fullName' | 'phone' | 'region' | 'role' | 'isActive']?:
    | UserRow[Field]
    | undefined
}

/** Updates the changed fields of a locked account. */
export async function updateAccount(
  tx: Transaction,
  account: UserRow,
  changes: AccountChanges,
): Promise<void> {
  const changed = changesBetween(account, changes)
  if (changed) await tx.update(users).set(changed.after).where(eq(users.id, account.id))
}

/** Updates the business address if it differs. */
export async function updateBusinessAddress(
  tx: Transaction,
  vendorId: string,
  { businessAddress, updatedAt }: { businessAddress: string; updatedAt: Date },
): Promise<void> {
  await tx
    .update(vendors)
    .set({ businessAddress, updatedAt })
    .where(and(eq(vendors.id, vendorId), ne(vendors.businessAddress, businessAddress)))
}

/** Sets whether a person accepts text messages about orders. */
export async function updateMessageChoice(
  db: Executor,
  userId: string,
  acceptsMessages: boolean,
): Promise<void> {
  await db.update(users).set({ acceptsMessages }).where(eq(users.id, userId))
}

export async function hasAdmin(db: Executor): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return admin !== undefined
}

/** Advisory lock while creating the first administrator. */
export async function lockFirstAdmin(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`)
}

/** A vendor's revenue: delivered parcels that were paid. */
export const totalSales = figureOfVendor('received', vendors.id)

/** A vendor with its account, its revenue and its pending profile proposal. */
export async function findVendor(db: Executor, by: { vendorId: string } | { userId: string }) {
  const [vendor] = await db
    .select({ vendor: vendors, user: users, totalSales, proposal: faceProposals })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(faceProposals, eq(faceProposals.vendorId, vendors.id))
    .where('vendorId' in by ? eq(vendors.id, by.vendorId) : eq(vendors.userId, by.userId))
    .prepare(`vendor_read_by_${'vendorId' in by ? 'vendor' : 'user'}`)
    .execute()
  return vendor
}
export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendor>>>
