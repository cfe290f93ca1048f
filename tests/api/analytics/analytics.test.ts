import { once } from 'node:events'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { parcels } from '#database/schema/orders.ts'
import { exportTable } from '#server/analytics/exports/export-table.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const NOW = new Date('2026-03-15T10:00:00Z')

let app: TestApp
let admin: TestBrowser
let officer: Awaited<ReturnType<typeof createAdmin>>
let yams: string
let eggs: string
let yao: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createVendor>>

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOW })
  officer = await createAdmin(app.db)
  admin = await app.browser(officer.id)
  yao = await createVendor(app.db, { businessName: '=Ferme de Yao' }, { region: 'Bouaké' })
  awa = await createVendor(app.db, { businessName: 'Chez Awa' }, { region: null })
  yams = (
    await createProduct(app.db, {
      vendorId: yao.id,
      name: 'Ignames; "kponan"',
      category: 'vivriers',
      price: '1000.00',
      description: 'Grosses\net fermes',
    })
  ).id
  eggs = (
    await createProduct(app.db, { vendorId: awa.id, name: 'Œufs', category: 'avicoles', price: '500.00' })
  ).id
  const customer = await createCustomer(app.db, { fullName: '@Kofi', phone: '+2250102030405' })
  const paid = { customerId: customer.id, status: 'delivered', paymentStatus: 'completed' } as const
  const order = async (fields: Parameters<typeof createOrder>[1], day: string) => {
    await createOrder(app.db, { ...fields, createdAt: new Date(day) })
  }
  const both = [
    { productId: yams, quantity: 2 },
    { productId: eggs, quantity: 3 },
  ]
  await order({ ...paid, lines: both }, '2026-03-01T00:00:00Z')
  await order({ ...paid, lines: [{ productId: eggs, quantity: 10 }] }, '2026-02-28T23:59:59Z')
  await order({ ...paid, lines: [{ productId: yams, quantity: 1 }] }, '2025-04-01T00:00:00Z')
  await order({ ...paid, lines: [{ productId: yams, quantity: 50 }] }, '2024-05-01T00:00:00Z')
  // None of these is revenue.
  await order({ ...paid, paymentStatus: 'pending', lines: both }, '2026-03-10T08:00:00Z')
  await order({ ...paid, status: 'shipped', lines: both }, '2026-03-10T08:00:00Z')
  await order(
    { customerId: customer.id, status: 'cancelled', lines: [{ productId: yams, quantity: 9 }] },
    '2026-03-11T08:00:00Z',
  )
})
afterAll(() => app.close())

const read = async (query = '') => (await admin.get(`/api/admin/analytics${query}`)).body

describe('figures', () => {
  test('of the last twelve months, when no period is named', async () => {
    const counts: Partial<Record<OrderStatus, number>> = { shipped: 1, delivered: 4, cancelled: 1 }
    expect(await read()).toMatchObject({
      totalRevenue: '9500.00',
      totalOrders: 5,
      totalVendors: 2,
      totalProducts: 2,
      ordersByStatus: orderStatuses.map(status => ({ status, count: counts[status] ?? 0 })),
      topProducts: [
        { id: eggs, name: 'Œufs', businessName: 'Chez Awa', sales: 13, revenue: '6500.00' },
        { id: yams, sales: 3, revenue: '3000.00' },
      ],
      topVendors: [
        { id: awa.id, businessName: 'Chez Awa', sales: 2, revenue: '6500.00' },
        { id: yao.id, sales: 2, revenue: '3000.00' },
      ],
      byRegion: [
        { region: null, sales: 2, revenue: '6500.00' },
        { region: 'Bouaké', sales: 2, revenue: '3000.00' },
      ],
      byCategory: [
        { category: 'avicoles', sales: 13, revenue: '6500.00' },
        { category: 'vivriers', sales: 3, revenue: '3000.00' },
        { category: 'maraichers', sales: 0, revenue: '0.00' },
      ],
    })
  })

  test.each([
    ['month', '8500.00'],
    ['quarter', '8500.00'],
    ['year', '9500.00'],
    ['all', '59500.00'],
  ])('of the period %s: %s', async (period, totalRevenue) => {
    expect(await read(`?period=${period}`)).toMatchObject({ totalRevenue })
  })

  test.each([
    ['month', { totalRevenue: '0.00', totalOrders: 0 }],
    ['quarter', { totalRevenue: '0.00', totalOrders: 0 }],
    ['year', { totalRevenue: '50000.00', totalOrders: 1 }],
    ['all', null],
  ])('of as long a time before the period %s', async (period, before) => {
    expect((await read(`?period=${period}`)).before).toEqual(before)
  })

  test('of twelve months of Abidjan, in any period, also of those without revenue', async () => {
    const { monthlyRevenue } = await read('?period=month')
    expect(monthlyRevenue).toHaveLength(12)
    expect(monthlyRevenue[0]).toEqual({ month: '2025-04', revenue: '1000.00' })
    expect(monthlyRevenue[1]).toEqual({ month: '2025-05', revenue: '0.00' })
    expect(monthlyRevenue.slice(-2)).toEqual([
      { month: '2026-02', revenue: '5000.00' },
      { month: '2026-03', revenue: '3500.00' },
    ])
  })

  test('of each day of a short period, which make its revenue together', async () => {
    const sumOf = (days: { revenue: string }[]) => days.reduce((sum, { revenue }) => sum + Number(revenue), 0)
    const { dailyRevenue } = await read('?period=month')
    expect(dailyRevenue).toHaveLength(31)
    expect(sumOf(dailyRevenue)).toBe(8500)
    const { dailyRevenue: ofQuarter } = await read('?period=quarter')
    expect(ofQuarter.slice(-31)).toEqual(dailyRevenue)
    expect(sumOf(ofQuarter)).toBe(8500)
    expect((await read('?period=year')).dailyRevenue).toEqual([])
  })

  test('of no other period', async () => {
    const answer = await admin.tries.getAnalytics({ query: { period: 'semaine' } })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Cette période n’existe pas.' } })
  })
})

describe('exports', () => {
  const fileOf = async (kind: string) => {
    const answer = await admin.fetch(`/api/admin/exports/${kind}.csv`)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const linesOf = (bytes: Buffer) => bytes.toString('utf8').slice(1).trimEnd().split('\r\n')

  test('orders open in a French spreadsheet: BOM, semicolons, no formula, one line each', async () => {
    const { answer, bytes } = await fileOf('orders')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".*commandes\.csv"$/)
    expect(answer.headers.get('x-total-count')).toBe('7')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [header, first, ...others] = linesOf(bytes)
    expect(header).toBe(
      'Numéro;Date;Client;E-mail;Téléphone;Statut;Mode de paiement;Paiement;Total (FCFA);Remboursé (FCFA);En cours d’envoi (FCFA);À rembourser (FCFA);Destinataire;Téléphone du destinataire;Mode de livraison;Zone;Adresse de livraison;Jours prévus;Date de livraison;Vendeurs;Articles',
    )
    expect(others).toHaveLength(6)
    expect(first).toMatch(/^AMIC-\d{6};01\/03\/2026 00:00;'@Kofi;.+;'\+2250102030405;Livrée;/)
    expect(first).toContain(";Payé;3500;0;0;0;'@Kofi;'+2250102030405;Livraison à domicile;;Cocody, Abidjan;")
    expect(first).toContain('"2 × Ignames; ""kponan"", 3 × Œufs"')
    expect(first).toContain(";'=Ferme de Yao, Chez Awa;")
  })

  test('orders say the days for which their parcels are planned, each once', async () => {
    const [order] = await app.db
      .select({ id: parcels.orderId })
      .from(parcels)
      .groupBy(parcels.orderId)
      .having(
        sql`count(*) = 2 and bool_and(${parcels.paymentStatus} = 'completed' and ${parcels.status} = 'delivered')`,
      )
    const stored = await app.db
      .select()
      .from(parcels)
      .where(eq(parcels.orderId, order!.id))
      .orderBy(parcels.id)
    const plan = (index: number, changes: Partial<typeof parcels.$inferInsert>) =>
      app.db.update(parcels).set(changes).where(eq(parcels.id, stored[index]!.id))
    const told = async () => {
      const [header = '', ...rows] = linesOf((await fileOf('orders')).bytes).map(line => line.split(';'))
      const place = header.indexOf('Jours prévus')
      return rows.map(row => row[place]).filter(Boolean)
    }
    expect(await told()).toEqual([])
    await plan(0, { plannedOn: '2026-03-06' })
    await plan(1, { plannedOn: '2026-03-03' })
    expect(await told()).toEqual(['2026-03-03, 2026-03-06'])
    await plan(1, { plannedOn: '2026-03-06' })
    expect(await told()).toEqual(['2026-03-06'])
  })

  test('products, accounts and revenue have French headers and their rows', async () => {
    const products = linesOf((await fileOf('products')).bytes)
    expect(products).toHaveLength(3)
    expect(products[0]).toContain('Référence;Nom;Catégorie;Prix (FCFA);Unité;Stock')
    expect(products[1]).toContain(';"Ignames; ""kponan""";Vivriers;1000;kg;')
    const users = linesOf((await fileOf('users')).bytes)
    expect(users).toHaveLength(5)
    expect(users.join()).not.toContain('argon2')
    const revenue = linesOf((await fileOf('revenue')).bytes)
    expect(revenue[0]).toBe(
      'Vendeur;Statut;Région;Colis livrés et payés;Revenus reçus (FCFA);Dont remboursé à ses clients (FCFA);À encaisser (FCFA)',
    )
    expect(revenue.slice(1)).toEqual([
      "'=Ferme de Yao;Approuvé;Bouaké;3;53000;0;2000",
      'Chez Awa;Approuvé;;2;6500;0;1500',
    ])
  })

  test('who took one is written down', async () => {
    await fileOf('users')
    const taken = await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, 'users'))
    expect(taken.at(-1)).toMatchObject({
      action: 'export.made',
      actorUsername: officer.username,
      after: { rows: 4 },
    })
  })

  test('20,000 orders are read only as fast as they leave, some hundreds at a time', async () => {
    const big = await startTestApp()
    try {
      const { id: adminId, username } = await createAdmin(big.db)
      const customer = await createCustomer(big.db)
      await big.db.execute(sql`
        insert into orders (id, customer_id, total, payment_method, directions)
        select gen_random_uuid(), ${customer.id}, 1500, 'cash_on_delivery', repeat('Cocody ', 20)
        from generate_series(1, 20000)`)
      const asked: string[] = []
      const db = drizzle(big.pool, {
        casing: 'snake_case',
        logger: { logQuery: query => void asked.push(query) },
      })
      const file = await exportTable(
        { db },
        {
          sessionId: newId(),
          userId: adminId,
          username,
          role: 'admin',
          secondFactor: { isSet: false, passedAt: null },
        },
        'orders',
      )
      if (!(file.content instanceof Readable)) throw new Error('the file is not streamed')
      const parts = () => asked.filter(query => query.includes('from "orders"') && query.includes('limit'))
      await once(file.content, 'readable')
      // Nobody takes it: what is read ahead is bounded, however long that lasts.
      await new Promise(resolve => setImmediate(resolve))
      expect(parts().length).toBeLessThanOrEqual(2)

      const before = process.memoryUsage().heapUsed
      let lines = 0
      let most = 0
      for await (const chunk of file.content) {
        lines += String(chunk).split('\r\n').length - 1
        most = Math.max(most, process.memoryUsage().heapUsed - before)
      }
      expect(file.rows).toBe(20_000)
      expect(lines).toBe(20_001)
      expect(parts()).toHaveLength(81)
      expect(most).toBeLessThan(100 * MEBIBYTE)
    } finally {
      await big.close()
    }
  })
})

test('a day belongs to the period or to the time before it, never to both', async () => {
  const customer = await createCustomer(app.db)
  const order = (createdAt: string) =>
    createOrder(app.db, {
      customerId: customer.id,
      lines: [{ productId: yams, quantity: 1 }],
      createdAt: new Date(createdAt),
    })
  const before = await read('?period=month')
  await order('2026-02-12T23:59:59Z')
  await order('2026-02-13T00:00:00Z')
  const after = await read('?period=month')
  expect(after.totalOrders).toBe(before.totalOrders + 1)
  expect(after.before.totalOrders).toBe(before.before.totalOrders + 1)
})
