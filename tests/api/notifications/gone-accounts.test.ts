import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { hearEmailChange } from '#server/notifications/hear-accounts.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('of a changed address of an account that is gone meanwhile nobody is told, at the first try', async () => {
  const change = { userId: newId(), formerEmail: 'awa@amic.example', occurrence: newId() }
  await hearEmailChange(app.deps, change)
  expect(await app.db.$count(mails)).toBe(0)
})
