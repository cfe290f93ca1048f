import type { ExportKind } from '#contract/analytics/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { orders } from '#database/schema/orders.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { FileAnswer, SignedIn } from '../../http/context.ts'
import { orderColumns, productColumns, revenueColumns, userColumns } from './columns.ts'
import {
  countRows,
  listOrderRows,
  listProductRows,
  listRevenueRows,
  listUserRows,
} from './exports.queries.ts'
import { streamCsv } from './stream-csv.ts'

const tables = {
  orders: {
    name: 'commandes.csv',
    table: orders,
    stream: (db: Executor) => streamCsv(orderColumns, part => listOrderRows(db, part)),
  },
  products: {
    name: 'produits.csv',
    table: products,
    stream: (db: Executor) => streamCsv(productColumns, part => listProductRows(db, part)),
  },
  users: {
    name: 'utilisateurs.csv',
    table: users,
    stream: (db: Executor) => streamCsv(userColumns, part => listUserRows(db, part)),
  },
  revenue: {
    name: 'revenus.csv',
    table: vendors,
    stream: (db: Executor) => streamCsv(revenueColumns, part => listRevenueRows(db, part)),
  },
} satisfies Record<ExportKind, unknown>

/** A whole table as a file, which is read while it leaves. That somebody took it is written down. */
export async function exportTable(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  kind: ExportKind,
): Promise<FileAnswer> {
  const { name, table, stream } = tables[kind]
  const rows = await db.transaction(async tx => {
    const total = await countRows(tx, table)
    const target = { type: 'export', id: kind } as const
    await recordAuditEvent(tx, { admin, action: 'export.made', target, before: null, after: { rows: total } })
    return total
  })
  return { name, content: stream(db), rows }
}
