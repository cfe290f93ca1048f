import { eq } from 'drizzle-orm'
import { MIN_ADMIN_PASSWORD_LENGTH } from '#contract/accounts/facts.ts'
import { accountsRefusals } from '#contract/accounts/refusals.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { isCommonPassword, type Names } from './common-password.ts'

/** The names of an account's owner. */
export async function namesOf(db: Executor, userId: string): Promise<Names & { role: Role }> {
  const [names] = await db
    .select({
      role: users.role,
      username: users.username,
      fullName: users.fullName,
      email: users.email,
      businessName: vendors.businessName,
    })
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .where(eq(users.id, userId))
  return names ?? refuse('unauthenticated')
}

/**
 * Refuses weak passwords; length and form were checked by the contract.
 * @param field the name of the form's field, which is given the message too
 * @throws Refused `known_password`; `short_admin_password` in production
 */
export async function refuseWeakPassword(
  { config }: Pick<Deps, 'config'>,
  person: Names & { role: Role },
  { password, field }: { password: string; field: string },
): Promise<void> {
  const isShort = password.length < MIN_ADMIN_PASSWORD_LENGTH
  if (config.production && person.role === 'admin' && isShort) {
    refuse('short_admin_password', { errors: { [field]: accountsRefusals.short_admin_password.message } })
  }
  if (await isCommonPassword(password, person)) {
    refuse('known_password', { errors: { [field]: accountsRefusals.known_password.message } })
  }
}
