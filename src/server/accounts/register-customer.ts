import type * as z from 'zod/mini'
import type { RegisterBody } from '#contract/accounts/schemas.ts'
import type { Deps } from '../deps.ts'
import { addJob } from '../outbox/public.ts'
import { insertUser, type UserRow } from './accounts.queries.ts'
import { hashPassword } from './passwords/passwords.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import { withUniqueIdentifiers } from './with-unique-identifiers.ts'

type Registration = z.output<typeof RegisterBody>

/**
 * Creates an account; whoever registers is a customer.
 * @throws Refused `known_password`, `email_taken`, `username_taken`
 */
export async function registerCustomer(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { confirmPassword: _, password, ...fields }: Registration,
): Promise<UserRow> {
  const { db, clock } = deps
  await refuseWeakPassword(deps, { ...fields, role: 'customer' }, { password, field: 'password' })
  return withUniqueIdentifiers(db, fields, async () => {
    const passwordHash = await hashPassword(password)
    return db.transaction(async tx => {
      const user = await insertUser(tx, { ...fields, passwordHash, role: 'customer', createdAt: clock() })
      await addJob(tx, 'account-created', { userId: user.id })
      return user
    })
  })
}
