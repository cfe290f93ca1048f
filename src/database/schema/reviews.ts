import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { id, instant } from './columns.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: uuid()
      .notNull()
      .references(() => users.id),
    rating: smallint().notNull(),
    comment: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    /** The vendor's answer, given once. */
    answer: text(),
    answeredAt: instant(),
    /** When an administrator hid it: not public, and not counted in averages. */
    hiddenAt: instant(),
    hiddenReason: text(),
    /** Text that administrators search, without accents or case. */
    searchText: text().generatedAlwaysAs(sql`plain_text(comment)`),
  },
  t => [
    uniqueIndex('reviews_once_key').on(t.customerId, t.productId),
    index('reviews_recent_idx').on(t.createdAt, t.id),
    index('reviews_words_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('reviews_product_idx').on(t.productId, t.createdAt.desc(), t.id.desc()),
    check('reviews_one_to_five', sql`${t.rating} between 1 and 5`),
    check('reviews_answer_is_dated', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('reviews_hidden_explained', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
  ],
)
