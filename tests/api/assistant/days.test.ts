import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds, roundZones, zones } from '#database/schema/delivery.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { askAs, openAssistantShop, plain } from '#tests/support/assistant-shop.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { createProduct } from '#tests/support/makers.ts'
import { createVendor } from '#tests/support/people.ts'

let app: TestApp
let visitor: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  await openAssistantShop(app.db)
  const { id: vendorId } = await createVendor(app.db, { businessName: 'Vergers de Bakary' })
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

test('who names no place is told where the days are', async () => {
  expect(await answerTo('vous livrez quand ?')).toContain('vous choisissez le jour en commandant')
})
