import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { LOW_STOCK_THRESHOLD } from '#contract/catalogue/facts.ts'
import { isUuid } from '#contract/is-uuid.ts'
import {
  compiledPerCount,
  compiledQuery,
  type Placeholders,
  placeholdersFor,
  valuesFor,
} from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { addJob } from '../outbox/public.ts'
import { isAnyProduct } from './product-filters.ts'

/** A product for placing an order. `price` is in FCFA, "1500.00". */
export type ProductForSale = {
  id: string
  name: string
  price: string
  unit: (typeof products.$inferSelect)['unit']
  stock: number
  vendorId: string
  /** Whether visitors may buy it. */
  isForSale: boolean
}

/** A quantity of a product. */
export type StockLine = { productId: string; quantity: number }

const saleColumns = {
  id: products.id,
  name: products.name,
  price: products.price,
  unit: products.unit,
  stock: products.stock,
  vendorId: products.vendorId,
  isForSale: sql<boolean>`${isPublic}`,
}

const productsLocked = compiledPerCount(count =>
  compiledQuery(db =>
    db
      .select(saleColumns)
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(inArray(products.id, placeholdersFor('id', count)))
      .orderBy(products.id)
      .for('no key update', { of: products })
      .prepare(`products_for_sale_lock_${count}`),
  ),
)

/**
 * Reads and locks the products with these ids (lower case), by id; ids that are no UUID are ignored. Prices and
 * stocks cannot change until the end of the transaction. Rows are locked in id order, which prevents deadlocks
 * between orders.
 */
export async function lockProductsForSale(
  tx: Transaction,
  productIds: readonly string[],
): Promise<Map<string, ProductForSale>> {
  const ids = productIds.filter(isUuid)
  const rows = await productsLocked(ids.length)(tx, valuesFor('id', ids))
  return new Map(rows.map(row => [row.id, row]))
}

type Wanted = { productIds: string[]; quantities: number[] }

/** Sums the quantities of lines by product. */
function sumByProduct(lines: readonly StockLine[]): Wanted {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return { productIds: [...units.keys()], quantities: [...units.values()] }
}

const wantedFrom = ({ productIds, quantities }: Placeholders<Wanted>) => sql`
  wanted (product_id, quantity) as (select * from unnest(${productIds}::uuid[], ${quantities}::int[]))`

/** Takes the stock of the products that can be had, and returns those that are or become low. */
const reserveStatement = (at: Placeholders<Wanted>, isAvailable: SQL) => sql`
    with ${wantedFrom(at)},
    locked as materialized (
      select products.id from products
      join wanted on wanted.product_id = products.id
      join vendors on vendors.id = products.vendor_id
      where ${isAvailable}
      order by products.id
      for no key update of products
    ),
    taken as (
      update products set stock = products.stock - wanted.quantity
      from locked join wanted on wanted.product_id = locked.id
      where products.id = locked.id and products.stock >= wanted.quantity
      returning products.id, products.stock
    )
    select product_id as "productId", taken.id is null as "isShort" from wanted
    left join taken on taken.id = wanted.product_id
    where taken.id is null
      or (stock <= ${LOW_STOCK_THRESHOLD} and stock + quantity > ${LOW_STOCK_THRESHOLD})
    order by product_id`
type Reserved = { productId: string; isShort: boolean }

const stockReserved = compiledQuery((db, at: Placeholders<Wanted>) =>
  prepareSql<Reserved>(db, 'stock_reserve', reserveStatement(at, isPublic)),
)
const stockReservedAgain = compiledQuery((db, at: Placeholders<Wanted>) =>
  prepareSql<Reserved>(db, 'stock_reserve_again', reserveStatement(at, isAnyProduct)),
)

/** Queues a notification of each stock that became low. @returns the products without enough stock */
async function queueLowStock(tx: Transaction, rows: readonly Reserved[]): Promise<string[]> {
  for (const { productId, isShort } of rows) {
    if (!isShort) await addJob(tx, 'stock-low', { productId, occurrence: newId() })
  }
  return rows.filter(({ isShort }) => isShort).map(({ productId }) => productId)
}

/**
 * Takes units from the stock of public products, never below zero. One statement: rows are locked in id order, which
 * prevents deadlocks between orders.
 * @returns the products without enough stock; the caller then throws, which rolls back the others
 */
export async function reserveStock(tx: Transaction, lines: readonly StockLine[]): Promise<string[]> {
  const { rows } = await stockReserved(tx, sumByProduct(lines))
  return queueLowStock(tx, rows)
}

/** As `reserveStock`, for items that were ordered before: also of products that are not public any more. */
export async function reserveStockAgain(tx: Transaction, lines: readonly StockLine[]): Promise<string[]> {
  const { rows } = await stockReservedAgain(tx, sumByProduct(lines))
  return queueLowStock(tx, rows)
}

/** The current stock of a product. */
export async function findProductStock(db: Executor, productId: string) {
  const [product] = await db
    .select({ name: products.name, stock: products.stock, vendorId: products.vendorId })
    .from(products)
    .where(eq(products.id, productId))
  return product
}

const stockRestored = compiledQuery((db, at: Placeholders<Wanted>) => {
  const restore = sql`
    with ${wantedFrom(at)},
    locked as materialized (
      select products.id from products
      join wanted on wanted.product_id = products.id
      order by products.id
      for no key update of products
    )
    update products set stock = products.stock + wanted.quantity
    from locked join wanted on wanted.product_id = locked.id
    where products.id = locked.id`
  return prepareSql(db, 'stock_restore', restore)
})

/** Returns units to the stock, whatever the status of the product. Rows are locked in id order. */
export async function restoreStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  await stockRestored(tx, sumByProduct(lines))
}
