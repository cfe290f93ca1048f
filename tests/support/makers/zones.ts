import { sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { zones } from '#database/schema/delivery.ts'

/** A zone at the end of the list, open by default. */
export async function createZone(
  db: Executor,
  fields: Partial<typeof zones.$inferInsert> = {},
): Promise<typeof zones.$inferSelect> {
  const [zone] = await db
    .insert(zones)
    .values({
      region: 'Man',
      name: `Zone ${newId()}`,
      position: sql`(select coalesce(max(position), 0) + 1 from zones)`,
      ...fields,
    })
    .returning()
  return zone!
}
