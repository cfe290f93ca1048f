import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders, parcels } from '#database/schema/orders.ts'
import { openReceiptPrinter } from '#server/orders/public.ts'
import { textOfPdf } from '#tests/support/http/pdf-text.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt, openOn } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let orderId: string
let number: string
let people: Record<'owner' | 'other' | 'vendor' | 'otherVendor' | 'admin', string>

beforeAll(async () => {
  app = await startTestApp()
  const [owner, other] = [await createCustomer(app.db), await createCustomer(app.db)]
  const [yao, mariam, otherVendor] = [
    await createVendor(app.db, { businessName: 'Ferme de Yao' }),
    await createVendor(app.db, { businessName: 'Chez Mariam' }),
    await createVendor(app.db),
  ]
  const lines = [
    { productId: (await createProduct(app.db, { vendorId: yao.id })).id, quantity: 2 },
    { productId: (await createProduct(app.db, { vendorId: mariam.id, name: 'Œufs ɛ' })).id, quantity: 40 },
  ]
  const order = await createOrder(app.db, { customerId: owner.id, lines, directions: 'Cocody\nAngré' })
  orderId = order.id
  number = `AMIC-${String(order.serial).padStart(6, '0')}`
  people = {
    owner: owner.id,
    other: other.id,
    vendor: yao.userId,
    otherVendor: otherVendor.userId,
    admin: (await createAdmin(app.db)).id,
  }
})
afterAll(() => app.close())

const fetchReceipt = async (userId: string) => {
  const browser = await app.browser(userId)
  return browser.fetch(`/api/orders/${orderId}/receipt.pdf`)
}

test.each(['owner', 'vendor', 'admin'] as const)('%s gets the receipt as a PDF file', async who => {
  const response = await fetchReceipt(people[who])
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="recu-${number}.pdf"`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF')
  expect(bytes.length).toBeLessThan(60_000)
})

test('the receipt says the day of each parcel, and of what is fetched where, when the point is open', async () => {
  const words = async (userId: string) => {
    const pdf = Buffer.from(await (await fetchReceipt(userId)).arrayBuffer())
    return textOfPdf(pdf)
  }
  expect(await words(people.owner)).not.toMatch(/prévue|janvier 2030/)
  const stored = await app.db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.id)
  for (const [index, { id }] of stored.entries())
    await app.db
      .update(parcels)
      .set({ plannedOn: `2030-01-1${index}` })
      .where(eq(parcels.id, id))
  const told = await words(people.owner)
  expect(told).toContain(number)
  expect(told).toContain('Ferme de Yao – Livraison jeudi 10 janvier')
  expect(told).toContain('Chez Mariam – Livraison vendredi 11 janvier')
  expect(told).toContain('Livraison prévue 11 janvier 2030')
  const toVendor = await words(people.vendor)
  expect(toVendor).toContain('Livraison prévue 10 janvier 2030')
  expect(toVendor).not.toContain('11 janvier')

  const point = await createPickupPoint(app.db, { name: 'Gare d’Adjamé', openingHours: openOn(4) })
  await app.db.update(orders).set(fetchedAt(point)).where(eq(orders.id, orderId))
  const fetched = await words(people.owner)
  expect(fetched).toContain('Ferme de Yao – Retrait jeudi 10 janvier (8 h à 18 h)')
  expect(fetched).toContain('Lieu de retrait Point de retrait Gare d’Adjamé')
})

test.each(['other', 'otherVendor'] as const)('%s gets nothing', async who => {
  const response = await fetchReceipt(people[who])
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'order_not_found' })
})

test('an order that does not exist has no receipt', async () => {
  const browser = await app.browser(people.admin)
  expect((await browser.get('/api/orders/AMIC-1/receipt.pdf')).status).toBe(404)
})

test('a vandal who asks for many receipts at once is sent away, and takes no time of the pages', async () => {
  const owner = await app.browser(people.owner)
  const order = await owner.api.getOrder({ params: { id: orderId } })
  const printer = openReceiptPrinter()
  const [inThisThread, inAll] = [process.threadCpuUsage(), process.cpuUsage()]
  const asked = Array.from({ length: 60 }, () =>
    printer.print({ order, contact: app.deps.config.initialSettings }),
  )
  const outcomes = await Promise.allSettled(asked)
  const [ours, all] = [process.threadCpuUsage(inThisThread), process.cpuUsage(inAll)]
  await printer.close()
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', status: 503 })
  const printed = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(printed.length).toBeGreaterThan(0)
  for (const pdf of printed) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(ours.user).toBeLessThan(all.user / 2)
})
