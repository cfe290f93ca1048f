import type { Transaction } from '#database/connect.ts'
import { ConfigError } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { hasAdmin, insertUser, lockFirstAdmin } from '../accounts.queries.ts'
import { isCommonPassword } from '../passwords/common-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { notifyAdmins } from './notify-admins.ts'

type NewAdmin = { username: string; email: string; password: string }

/** Creates an administrator. Its name and e-mail must be free: the database refuses a second one. */
export async function createAdmin({ db, clock }: Pick<Deps, 'db' | 'clock'>, admin: NewAdmin): Promise<void> {
  await db.transaction(async tx => insertAdmin(tx, admin, clock()))
}

async function insertAdmin(
  tx: Transaction,
  { username, email, password }: NewAdmin,
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const person = { username, email, passwordHash, role: 'admin', fullName: username, createdAt: now } as const
  const { id: userId } = await insertUser(tx, person)
  await notifyAdmins(tx, { userId, isNew: true })
}

/**
 * Creates the configured first administrator if there is none; safe with concurrent starts.
 * @returns whether one was created
 * @throws ConfigError when its password is too common
 */
export async function createFirstAdmin(deps: Pick<Deps, 'db' | 'clock'>, admin: NewAdmin): Promise<boolean> {
  if (await hasAdmin(deps.db)) return false
  if (await isCommonPassword(admin.password, { ...admin, fullName: admin.username })) {
    throw new ConfigError([{ variable: 'ADMIN_PASSWORD', message: 'ce mot de passe est trop connu' }])
  }
  return deps.db.transaction(async tx => {
    await lockFirstAdmin(tx)
    if (await hasAdmin(tx)) return false
    await insertAdmin(tx, admin, deps.clock())
    return true
  })
}
