import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zones } from '#database/schema/delivery.ts'
import { pickupPoints } from '#database/schema/pickup-points.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { startTestApp } from '#tests/support/servers/app.ts'
import { askAs, openAssistantShop, plain } from '#tests/support/shops/assistant-shop.ts'

const app = await startTestApp()
afterAll(app.close)
const visitor = await app.browser()

const ask = async (message: string) => {
  const { body } = await askAs(visitor, message)
  return { text: plain(body.response), suggestions: body.suggestions }
}

beforeAll(async () => {
  await openAssistantShop(app.db)
  for (const [zone, name] of [
    ['Adjamé', 'Gare nord'],
    ['Bouaké', 'Grand marché'],
    ['Korhogo', 'Coopérative'],
  ] as const) {
    const [found] = await app.db.select().from(zones).where(eq(zones.name, zone))
    await createPickupPoint(app.db, { zoneId: found!.id, name })
  }
  await app.db.update(pickupPoints).set({ isActive: false }).where(eq(pickupPoints.name, 'Coopérative'))
})

test('where an order is fetched is told from the open points, with their hours', async () => {
  const { text, suggestions } = await ask('où retirer ma commande ?')
  expect(text).toContain('Gare nord, 12 rue du Rail, Adjamé (lundi à samedi : 8 h à 18 h)')
  expect(text).toContain('Grand marché, 12 rue du Rail, Bouaké')
  expect(text).not.toContain('Coopérative')
  expect(suggestions).toContainEqual({ text: 'Points de retrait', path: '/points-de-retrait' })
})

test('of a place that the question names, only its points', async () => {
  const { text } = await ask('Y a-t-il un point de retrait à Bouaké ?')
  expect(text).toContain('Grand marché')
  expect(text).not.toContain('Gare nord')
})

test('a place without one is told so', async () => {
  const { text } = await ask('Y a-t-il des points de retrait à Daloa ?')
  expect(text).toContain('Nous n’avons pas encore de point de retrait à Daloa.')
  expect(text).toContain('Gare nord')
})
