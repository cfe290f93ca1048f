import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import type { Connection, Database } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { listParcelMoney } from '#server/money/revenue.queries.ts'
import { textChannel } from '#server/notifications/channels.ts'
import { listDispatches as listMessagesSent } from '#server/notifications/dispatches.queries.ts'
import { sweepMails } from '#server/notifications/sweep-mails.ts'
import { sweepMessages } from '#server/notifications/sweep-messages.ts'
import {
  findAwaitedSince,
  listUnansweredOrders,
  listUnansweredParcels,
} from '#server/orders/moving/unanswered.queries.ts'
import { countStaleOrders, countStrandedOrders } from '#server/orders/public.ts'
import {
  eraseBelongings,
  eraseCorrespondence,
  eraseFromDispatches,
  eraseFromOrders,
  eraseFromProblems,
  findObligations,
  lockUser,
} from '#server/privacy/erase-account.queries.ts'
import { exportOwnData } from '#server/privacy/export-own-data.ts'
import { listDeliveryTimes } from '#server/problems/problems.queries.ts'
import { deleteUnusedPicture, listUnusedPictures } from '#server/stall/pictures.queries.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { findSequentialScans } from '#tests/support/database/sequential-scans.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'

let database: Connection
let vendorId: string
let customerId: string
let number: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  vendorId = (await createVendor(db)).id
  const { id: productId } = await createProduct(db, { vendorId })
  const lines = [{ productId, quantity: 1 }]
  customerId = (await createCustomer(db)).id
  number = orderNumber((await createOrder(db, { customerId, lines, status: 'delivered' })).serial)
})
afterAll(() => database.close())

/** Texts and albums of the association: a few dozen. */
const isSmall = (table: string) => ['activity_media', 'album_media', 'pages'].includes(table)

const acts: Record<string, (db: Database) => Promise<unknown>> = {
  'when the parcels of an order were delivered': db => listDeliveryTimes(db, newId()),
  'the money of a vendor’s parcels': db => listParcelMoney(db, vendorId, { page: 1, limit: 20 }),
  'orders that nobody answers': db => listUnansweredOrders(db, new Date()),
  'orders that nobody answers, for the office': db => countStaleOrders(db, new Date()),
  'orders whose vendor may not enter': db => countStrandedOrders(db),
  'what the site keeps of a customer': db => exportOwnData({ db, clock: () => new Date() }, customerId),
  'what an erasure changes': db =>
    db.transaction(async tx => {
      const person = await lockUser(tx, customerId)
      await findObligations(tx, customerId, new Date())
      await eraseFromDispatches(tx, { ...person, emailConfirmedAt: new Date() }, Buffer.from)
      await eraseCorrespondence(tx, person)
      await eraseFromOrders(tx, customerId)
      await eraseFromProblems(tx, customerId)
      await eraseBelongings(tx, customerId)
    }),
  'the messages to somebody': db => listMessagesSent(db, { search: 'awa.kone', page: 1, limit: 20 }),
  'the messages of an order': db => listMessagesSent(db, { search: number, page: 1, limit: 20 }),
  'the mails that are swept': db => sweepMails({ db, clock: () => new Date() }),
  'the texts that are swept': db => sweepMessages({ db, clock: () => new Date() }, textChannel),
  'the pictures that are swept': async db => {
    await listUnusedPictures(db, new Date(), 500)
    await db.transaction(tx => deleteUnusedPicture(tx, newId(), new Date()))
  },
  'since when a parcel awaits an answer': db => findAwaitedSince(db, newId()),
  'parcels that nobody answers': db => listUnansweredParcels(db, newId(), new Date()),
}

test.each(Object.entries(acts))('an index leads to %s', async (_, act) => {
  const read = await findSequentialScans(database.pool, act)
  expect(read.filter(table => !isSmall(table))).toEqual([])
})

test('an index leads to all rows that the deletion of an account looks for', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('users'::regclass, 'vendors'::regclass) and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname)))`)
  expect(rows.filter(({ table }) => !isSmall(table))).toEqual([])
})

test('a statement that no index serves is seen', async () => {
  const act = (db: Database) => db.execute(`select from order_events where reason = 'Récolte perdue'`)
  expect(await findSequentialScans(database.pool, act)).toEqual(['order_events'])
})
