import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { Executor } from '#database/connect.ts'
import { faceProposals, users, vendors } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'

/** The password of all test accounts. */
export const PASSWORD = 'Passe1234'

let passwordHash: Promise<string> | undefined

type User = typeof users.$inferSelect
type Vendor = typeof vendors.$inferSelect
type UserFields = Partial<typeof users.$inferInsert>
type VendorFields = Partial<typeof vendors.$inferInsert>

async function createUser(db: Executor, role: Role, fields: UserFields): Promise<User> {
  passwordHash ??= hashPassword(PASSWORD)
  const unique = newId().slice(-12)
  const [user] = await db
    .insert(users)
    .values({
      username: `personne-${unique}`,
      email: `${unique}@amic.example`,
      passwordHash: await passwordHash,
      fullName: 'Awa Koné',
      region: 'Abidjan',
      ...fields,
      role,
    })
    .returning()
  return user!
}

/** A unique mobile number. */
const newPhone = (): string => `+22507${String(randomInt(100_000_000)).padStart(8, '0')}`

/** A customer with `PASSWORD`; by default with a phone number, which orders require. */
export const createCustomer = (db: Executor, fields: UserFields = {}): Promise<User> =>
  createUser(db, 'customer', { phone: newPhone(), ...fields })

/** An administrator with `PASSWORD`. */
export const createAdmin = (db: Executor, fields: UserFields = {}): Promise<User> =>
  createUser(db, 'admin', fields)

/** A vendor with its user; approved by default. */
export async function createVendor(
  db: Executor,
  fields: VendorFields = {},
  user: UserFields = {},
): Promise<Vendor & { user: User }> {
  const owner = await createUser(db, 'vendor', { fullName: 'Yao Kouassi', region: 'Bouaké', ...user })
  const [vendor] = await db
    .insert(vendors)
    .values({
      businessName: 'Ferme de Yao',
      businessAddress: 'Route de Béoumi, Bouaké',
      status: 'approved',
      ...fields,
      userId: owner.id,
    })
    .returning()
  return { ...vendor!, user: owner }
}

/** A face proposal, pending by default; the name is unchanged. */
export async function proposeFace(
  db: Executor,
  vendorId: string,
  fields: Partial<typeof faceProposals.$inferInsert>,
): Promise<void> {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.id, vendorId))
  const { businessName, description } = vendor!
  await db
    .insert(faceProposals)
    .values({ vendorId, businessName, description, proposedAt: new Date(), ...fields })
}

/** The current user; undefined when deleted. */
export const storedUser = async (db: Executor, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/** The current business of a user, if any. */
export const storedVendorOf = async (db: Executor, userId: string): Promise<Vendor | undefined> =>
  (await db.select().from(vendors).where(eq(vendors.userId, userId)))[0]
