import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_ROWS } from '#contract/list-limits.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string
beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db)).id
  fatou = await app.browser(fatouId)
})
afterAll(() => app.close())

const takeChosen = async (kind: string, ids: string) => {
  const answer = await fatou.fetch(`/api/admin/exports/${kind}.csv?ids=${ids}`)
  const [, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  return { total: answer.headers.get('x-total-count'), rows }
}

test('an export holds the chosen rows alone, of every kind, and the journal says which', async () => {
  const { id: vendorId } = await createVendor(app.db, { businessName: 'Chez Awa' })
  await createVendor(app.db)
  const [eggs, yams] = [
    await createProduct(app.db, { vendorId, name: 'Œufs' }),
    await createProduct(app.db, { vendorId, name: 'Ignames' }),
  ]
  await createProduct(app.db, { vendorId, name: 'Choux' })
  const { id: customerId } = await createCustomer(app.db)
  const lines = [{ productId: eggs.id, quantity: 1 }]
  const [order] = [
    await createOrder(app.db, { customerId, lines }),
    await createOrder(app.db, { customerId, lines }),
  ]
  expect(await takeChosen('products', eggs.id.toUpperCase())).toEqual({
    total: '1',
    rows: [expect.stringContaining(`${eggs.id};Œufs;`)],
  })
  const [event] = await app.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1)
  expect(event).toMatchObject({ action: 'export.made', after: { rows: 1, ids: [eggs.id] } })
  expect((await takeChosen('products', `${eggs.id},${yams.id},${newId()}`)).rows).toHaveLength(2)
  expect((await takeChosen('products', '')).rows).toHaveLength(3)
  expect((await takeChosen('revenue', vendorId)).rows).toEqual([expect.stringMatching(/^Chez Awa;/)])
  expect((await takeChosen('users', fatouId)).rows).toHaveLength(1)
  expect((await takeChosen('orders', order!.id)).rows).toHaveLength(1)
})

test('who was erased is in no export of accounts, as on the screen', async () => {
  const { id } = await createCustomer(app.db, { isActive: false, erasedAt: new Date() })
  expect(await takeChosen('users', id)).toEqual({ total: '0', rows: [] })
  const { total } = await takeChosen('users', '')
  expect(Number(total)).toBe((await fatou.tries.listUsers()).body.total)
})

test.each([
  ['x', 'Cette sélection n’existe pas.'],
  [Array.from({ length: MAX_ROWS + 1 }, () => newId()).join(','), 'Choisissez 100 lignes au plus.'],
])('a choice that makes no sense is refused', async (ids, message) => {
  expect(await fatou.get(`/api/admin/exports/products.csv?ids=${ids}`)).toMatchObject({
    status: 400,
    body: { message },
  })
})
