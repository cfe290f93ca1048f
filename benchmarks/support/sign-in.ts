import type { Database } from '#database/connect.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { createSession } from '#tests/support/makers/sessions.ts'

const create = { customer: createCustomer, admin: createAdmin }

/** A new person with this role, and the cookie of its session. */
export async function signIn(
  db: Database,
  role: keyof typeof create,
): Promise<{ id: string; cookie: string }> {
  const { id } = await create[role](db, { fullName: 'Banc' })
  return { id, cookie: `amic_${role}=${await createSession(db, role, id)}` }
}
