import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { addresses } from '#database/schema/delivery.ts'
import { lockPerson, type UserRow } from '../accounts.queries.ts'

export type AddressRow = typeof addresses.$inferSelect
type AddressFields = Partial<Omit<AddressRow, 'id' | 'userId' | 'createdAt'>>

export async function listAddresses(db: Executor, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
}

/** Locks a user's addresses, of which at most one is the default. */
export async function lockAddressBook(tx: Transaction, userId: string): Promise<number> {
  await lockPerson(tx, userId)
  const [counted] = await tx.select({ own: count() }).from(addresses).where(eq(addresses.userId, userId))
  return counted?.own ?? 0
}

export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}

type NewAddress = typeof addresses.$inferInsert

/** Columns that distinguish the addresses of a person. */
const IDENTIFYING_COLUMNS = [
  'label',
  'address',
  'zoneId',
  'directions',
  'recipientName',
  'phone',
  'latitude',
  'longitude',
] as const

/** An equal address of the same person. */
export async function findEqualAddress(
  tx: Transaction,
  address: NewAddress,
): Promise<AddressRow | undefined> {
  const same = IDENTIFYING_COLUMNS.map(
    name => sql`${addresses[name]} is not distinct from ${address[name] ?? null}`,
  )
  const [equal] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, address.userId), ...same))
    .limit(1)
  return equal
}

export async function insertAddress(tx: Transaction, address: NewAddress): Promise<AddressRow> {
  const [inserted] = await tx.insert(addresses).values(address).returning()
  if (!inserted) throw new Error('the address was not inserted')
  return inserted
}

export async function updateAddress(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  changes: AddressFields,
): Promise<AddressRow | undefined> {
  const mine = and(eq(addresses.id, id), eq(addresses.userId, userId))
  const hasChanges = Object.values(changes).some(value => value !== undefined)
  const [row] = hasChanges
    ? await tx.update(addresses).set(changes).where(mine).returning()
    : await tx.select().from(addresses).where(mine)
  return row
}

export async function deleteAddress(
  db: Executor,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return rowCount === 1
}

type Completed = Pick<
  AddressRow,
  'id' | 'userId' | 'recipientName' | 'phone' | 'zoneId' | 'directions' | 'latitude' | 'longitude'
>

/**
 * Adds zone and directions to a saved free-text address when an order used it with them, unless the recipient differs.
 */
export async function completeAddress(
  tx: Transaction,
  { id, userId, ...parts }: Completed,
  owner: { fullName: string; phone: string | null },
): Promise<void> {
  const { recipientName, phone } = parts
  const isTheirs = and(
    sql`coalesce(${addresses.recipientName}, ${owner.fullName}) = ${recipientName}`,
    sql`coalesce(${addresses.phone}, ${owner.phone}, ${phone}) = ${phone}`,
  )
  await tx
    .update(addresses)
    .set(parts)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId), isNull(addresses.zoneId), isTheirs))
    .prepare('address_complete')
    .execute()
}

type Owner = Pick<UserRow, 'id' | 'fullName' | 'phone'>

/**
 * Updates the recipient's name and phone in a person's addresses when those of the account change. A removed phone is kept where
 * somebody else is the recipient.
 */
export async function followOwner(
  tx: Transaction,
  owner: Owner,
  { fullName = owner.fullName, phone = owner.phone }: { [Field in keyof Owner]?: Owner[Field] | undefined },
): Promise<void> {
  const own = eq(addresses.userId, owner.id)
  if (fullName !== owner.fullName) {
    await tx
      .update(addresses)
      .set({ recipientName: fullName })
      .where(and(own, eq(addresses.recipientName, owner.fullName)))
  }
  if (owner.phone === null || phone === owner.phone) return
  const isTheirs = or(isNull(addresses.recipientName), eq(addresses.recipientName, fullName))
  await tx
    .update(addresses)
    .set({ phone })
    .where(and(own, eq(addresses.phone, owner.phone), phone === null ? isTheirs : undefined))
}
