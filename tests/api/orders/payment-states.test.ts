import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderStatuses, paymentStatuses } from '#contract/orders/facts.ts'
import { awaitsPayment } from '#contract/orders/payment-states.ts'
import { isOnline, paymentMethodNames } from '#contract/payments/facts.ts'
import { awaitsPayment as awaitsPaymentInSql, isOnlineMethod, orders } from '#database/schema/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const every = orderStatuses.flatMap(status =>
  paymentStatuses.flatMap(paymentStatus =>
    paymentMethodNames.map(paymentMethod => ({ status, paymentStatus, paymentMethod })),
  ),
)

test('the database and the pages mean the same orders that wait for their online payment', async () => {
  const rows = every.map(order => sql`(${order.status}, ${order.paymentStatus}, ${order.paymentMethod})`)
  const { rows: found } = await app.db.execute(
    sql`select ${awaitsPaymentInSql()} as awaits, ${isOnlineMethod(orders.paymentMethod)} as online
      from (values ${sql.join(rows, sql`, `)}) as orders(status, payment_status, payment_method)`,
  )
  expect(found).toEqual(
    every.map(order => ({ awaits: awaitsPayment(order), online: isOnline(order.paymentMethod) })),
  )
  expect(every.filter(awaitsPayment).length).toBeGreaterThan(0)
})
