import type { ExportKind } from '#contract/analytics/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { FileAnswer, SignedIn } from '../../http/context.ts'
import { streamCsv } from '../../stream-csv.ts'
import { countOrdersByStatus } from '../analytics.queries.ts'
import { orderTable, productTable, revenueTable, userTable } from './columns.ts'
import {
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
    stream: (db: Executor) =>
      streamCsv(
        orderTable,
        byId(part => listOrderRows(db, part)),
      ),
  },
  products: {
    name: 'produits.csv',
    count: (db: Executor) => countRows(db, products),
    stream: (db: Executor) =>
      streamCsv(
        productTable,
        byId(part => listProductRows(db, part)),
      ),
  },
  users: {
    name: 'utilisateurs.csv',
    count: (db: Executor) => countRows(db, users),
    stream: (db: Executor) =>
      streamCsv(
        userTable,
        byId(part => listUserRows(db, part)),
      ),
  },
  revenue: {
    name: 'revenus.csv',
    count: (db: Executor) => countRows(db, vendors),
    stream: (db: Executor) =>
      streamCsv(
        revenueTable,
        byId(part => listRevenueRows(db, part)),
      ),
  },
} satisfies Record<ExportKind, unknown>

/** From what is kept of each day: some thousand rows, where there may be a million. */
async function countAllOrders(db: Executor): Promise<number> {
  return (await countOrdersByStatus(db, null)).reduce((total, { count }) => total + count, 0)
}

/** Rows that come in the order of their ids: the last one tells where the next ones begin. */
const byId =
  <Row extends { id: string }>(list: (part: Part) => Promise<Row[]>) =>
  async ({ cursor, limit }: { cursor: string | undefined; limit: number }) => {
    const items = await list({ after: cursor, limit })
    const hasMore = items.length === limit
    return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null }
  }

/**
 * A whole table as a file, which is read while it leaves. That somebody took it is written down.
 * @throws what the database refuses of its first rows
 */
export async function exportTable(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  kind: ExportKind,
): Promise<FileAnswer> {
  const { name, count, stream } = tables[kind]
  const [rows, content] = await Promise.all([count(db), stream(db)])
  const target = { type: 'export', id: kind } as const
  await db.transaction(tx =>
    recordAuditEvent(tx, { admin, action: 'export.made', target, before: null, after: { rows } }),
  )
  return { name, content, rows }
}
