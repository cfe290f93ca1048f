import type { ExportKind } from '#contract/analytics/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { orders } from '#database/schema/orders.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import { streamCsv } from '../../csv/stream-csv.ts'
import type { Deps } from '../../deps.ts'
import type { FileAnswer, SignedIn } from '../../http/context.ts'
import { countOrdersByStatus } from '../analytics.queries.ts'
import { orderTable, productTable, revenueTable, userTable } from './columns.ts'
import {
  type Chosen,
  countRows,
  listOrderRows,
  listProductRows,
  listRevenueRows,
  listUserRows,
  type Part,
} from './exports.queries.ts'

const tables = {
  orders: {
    name: 'commandes.csv',
    count: countAllOrders,
    stream: (db: Executor, ids: Chosen) =>
      streamCsv(
        orderTable,
        byId(part => listOrderRows(db, { ...part, ids })),
      ),
  },
  products: {
    name: 'produits.csv',
    count: (db: Executor, ids: Chosen) => countRows(db, products, ids),
    stream: (db: Executor, ids: Chosen) =>
      streamCsv(
        productTable,
        byId(part => listProductRows(db, { ...part, ids })),
      ),
  },
  users: {
    name: 'utilisateurs.csv',
    count: (db: Executor, ids: Chosen) => countRows(db, users, ids),
    stream: (db: Executor, ids: Chosen) =>
      streamCsv(
        userTable,
        byId(part => listUserRows(db, { ...part, ids })),
      ),
  },
  revenue: {
    name: 'revenus.csv',
    count: (db: Executor, ids: Chosen) => countRows(db, vendors, ids),
    stream: (db: Executor, ids: Chosen) =>
      streamCsv(
        revenueTable,
        byId(part => listRevenueRows(db, { ...part, ids })),
      ),
  },
} satisfies Record<ExportKind, unknown>

/** Counts all orders from the stored daily counts: some thousand rows instead of a million. */
async function countAllOrders(db: Executor, ids: Chosen): Promise<number> {
  if (ids) return countRows(db, orders, ids)
  return (await countOrdersByStatus(db, null)).reduce((total, { count }) => total + count, 0)
}

/** Reads rows in batches by id; each batch starts after the last id of the previous one. */
const byId =
  <Row extends { id: string }>(list: (part: Omit<Part, 'ids'>) => Promise<Row[]>) =>
  async ({ cursor, limit }: { cursor: string | undefined; limit: number }) => {
    const items = await list({ after: cursor, limit })
    const hasMore = items.length === limit
    return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null }
  }

/**
 * Streams a table, or the chosen rows, as a CSV file. Writes an audit entry.
 * @throws the database's error when the first rows cannot be read
 */
export async function exportTable(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  kind: ExportKind,
  ids?: Chosen,
): Promise<FileAnswer> {
  const { name, count, stream } = tables[kind]
  const [rows, content] = await Promise.all([count(db, ids), stream(db, ids)])
  const target = { type: 'export', id: kind } as const
  await db.transaction(tx =>
    recordAuditEvent(tx, {
      admin,
      action: 'export.made',
      target,
      before: null,
      after: { rows, ...(ids && { ids }) },
    }),
  )
  return { name, content, rows }
}
