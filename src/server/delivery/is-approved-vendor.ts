import { and, eq } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { isApproved, vendors } from '#database/schema/accounts.ts'

/** Whether the vendor is approved. */
export const isApprovedVendor = async (db: Executor, id: string): Promise<boolean> =>
  (await db.$count(vendors, and(eq(vendors.id, id), isApproved))) > 0
