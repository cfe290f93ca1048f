import { ConfigError } from '../config.ts'
import type { Deps } from '../deps.ts'
import { hasAdmin, insertUser } from './accounts.queries.ts'
import { isKnownPassword } from './known-password.ts'
import { hashPassword } from './passwords.ts'

export type NewAdmin = { username: string; email: string; password: string }

/** Creates an administrator. Its name and e-mail must be free: the database refuses a second one. */
export async function createAdmin({ db, clock }: Pick<Deps, 'db' | 'clock'>, admin: NewAdmin): Promise<void> {
  const { username, email, password } = admin
  const passwordHash = await hashPassword(password)
  const user = {
    username,
    email,
    passwordHash,
    role: 'admin',
    fullName: username,
    createdAt: clock(),
  } as const
  await db.transaction(tx => insertUser(tx, user))
}

/**
 * Creates the administrator that the configuration names, at the first start only.
 * @returns whether one was created
 * @throws ConfigError when its password is one that everybody tries
 */
export async function createFirstAdmin(deps: Pick<Deps, 'db' | 'clock'>, admin: NewAdmin): Promise<boolean> {
  if (await hasAdmin(deps.db)) return false
  if (await isKnownPassword(admin.password, { ...admin, fullName: admin.username })) {
    throw new ConfigError([{ variable: 'ADMIN_PASSWORD', message: 'ce mot de passe est trop connu' }])
  }
  await createAdmin(deps, admin)
  return true
}
