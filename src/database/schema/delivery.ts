import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { regionEnum } from './accounts.ts'
import { id } from './columns.ts'

/** Where AMIC delivers. A zone is closed, never deleted: orders name it. */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    region: regionEnum().notNull(),
    name: text().notNull(),
    isServed: boolean().notNull().default(true),
    /** Its place among all zones, from 1. */
    position: integer().notNull(),
  },
  t => [
    uniqueIndex('zones_name_key').on(sql`lower(${t.name})`),
    // Deferred in its migration: moving one zone moves others.
    unique('zones_position_key').on(t.position),
    check('zones_name_not_blank', sql`length(btrim(${t.name})) > 0`),
    check('zones_position_positive', sql`${t.position} > 0`),
  ],
)
