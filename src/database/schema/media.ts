import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** A stored picture. The files are in the storage, named by their hash. */
export const media = pgTable(
  'media',
  {
    id: id(),
    url: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    /** True for an illustration, false for a photo of the subject. */
    isIllustration: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    check('media_color_hex', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
    check('media_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)
