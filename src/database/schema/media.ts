import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** A stored picture. The bytes are in the storage, under a name made of their hash. */
export const media = pgTable(
  'media',
  {
    id: id(),
    url: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    /** Drawn by the house, no photo of what is shown. */
    isIllustration: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    check('media_color_hex', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
    check('media_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)
