import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { rounds, roundZones, zones } from '#database/schema/delivery.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { askAs, openAssistantShop, plain } from '#tests/support/shops/assistant-shop.ts'

let app: TestApp
let visitor: TestBrowser
let bakaryId: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date('2026-11-25T10:00:00Z') })
  await openAssistantShop(app.db)
  const { id: vendorId } = await createVendor(app.db, { businessName: 'Vergers de Bakary' })
  bakaryId = vendorId
  await createProduct(app.db, { vendorId, name: 'Mangues' })
  const known = await app.db.select().from(zones)
  const [round] = await app.db
    .insert(rounds)
    .values({ vendorId, weekday: 6, daysBefore: 1, beforeHour: 12 })
    .returning()
  await app.db
    .insert(roundZones)
    .values({ roundId: round!.id, zoneId: known.find(({ name }) => name === 'Cocody')!.id })
  visitor = await app.browser()
})
afterAll(() => app.close())

const answerTo = async (question: string) => plain((await askAs(visitor, question)).body.response)

test.each([
  ['vous livrez quand à Yopougon ?', 'AMIC livre à Yopougon : mardi et vendredi.'],
  ['Livrez-vous à Bouaké ?', 'AMIC livre à Bouaké : mardi et vendredi.'],
  ['Vergers de Bakary livre quand à Cocody ?', 'Vergers de Bakary livre à Cocody : samedi.'],
  ['Vergers de Bakary livre quand à Yopougon ?', 'Vergers de Bakary ne livre pas à Yopougon pour le moment.'],
])('%s is answered from the rounds', async (question, answer) => {
  expect(await answerTo(question)).toContain(answer)
})

test('a producer who pauses promises no day: it is told when it is back', async () => {
  const pause = (pausedUntil: string | null) =>
    app.db.update(vendors).set({ pausedUntil }).where(eq(vendors.id, bakaryId))
  await pause('2026-12-19')
  const answer = await answerTo('Vergers de Bakary livre quand à Cocody ?')
  expect(answer).toContain('Vergers de Bakary est en pause, de retour le 20 décembre.')
  expect(answer).not.toContain('samedi')
  await pause('2026-11-24')
  expect(await answerTo('Vergers de Bakary livre quand à Cocody ?')).toContain('samedi')
})

test('who names no place is told where the days are', async () => {
  expect(await answerTo('vous livrez quand ?')).toContain('vous choisissez le jour en commandant')
})
