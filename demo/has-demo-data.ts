import { eq } from 'drizzle-orm'
import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'

/** Is the demonstration already there? A file of its own: who only asks need not hold all the drawings in memory. */
export async function hasDemoData(db: Executor): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoAccounts.customer.login))
  return found.length > 0
}
