import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes } from './bytes.ts'
import { id, instant } from './columns.ts'

/** Editable pages of the site, in Markdown. */
export const pages = pgTable(
  'pages',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    content: text().notNull(),
    metaDescription: text().notNull().default(''),
    isPublished: boolean().notNull().default(false),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  t => [check('pages_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

/** Saved versions of a page, including the one before its first change. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    slug: text()
      .notNull()
      .references(() => pages.slug, { onDelete: 'cascade', onUpdate: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    metaDescription: text().notNull(),
    isPublished: boolean().notNull(),
    /** Null for the initial version. */
    author: text(),
    createdAt: instant().notNull(),
  },
  t => [index('page_versions_slug_idx').on(t.slug, t.id)],
)

/** Messages sent through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Hash of day, sender and text: a duplicate submission is the same message. */
    contentHash: bytes().unique(),
    readAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    index('contact_messages_recent_idx').on(t.id.desc()),
    index('contact_messages_email_idx').on(sql`lower(${t.email})`),
    index('contact_messages_unread_idx').on(t.id).where(sql`${t.readAt} is null`),
  ],
)
