import { index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users, vendors } from './accounts.ts'
import { products } from './catalogue.ts'
import { id, instant } from './columns.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const productId = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Favourite products of a customer. */
export const favouriteProducts = pgTable(
  'favourite_products',
  { userId: userId(), productId: productId(), createdAt: instant().notNull() },
  t => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('favourite_products_product_idx').on(t.productId),
  ],
)

/** Favourite producers of a customer. */
export const favouriteProducers = pgTable(
  'favourite_producers',
  {
    userId: userId(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.vendorId] }),
    index('favourite_producers_vendor_idx').on(t.vendorId),
  ],
)

/** Customers to notify once when a product is back in stock; the row is deleted with the notification. */
export const stockAlerts = pgTable(
  'stock_alerts',
  { id: id(), userId: userId(), productId: productId(), createdAt: instant().notNull() },
  t => [
    uniqueIndex('stock_alerts_once_key').on(t.userId, t.productId),
    index('stock_alerts_product_idx').on(t.productId),
  ],
)
