import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#database/schema/pages.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { openSilentNetwork, type SilentNetwork } from '#tests/support/servers/silent-network.ts'

const LATE_BY_MS = 400

let app: TestApp
let line: SilentNetwork

beforeAll(async () => {
  app = await startTestApp({
    listenBy: async databaseUrl => {
      line = await openSilentNetwork(databaseUrl)
      return line.url
    },
  })
})
afterAll(async () => {
  await app.close()
  await line.close()
})

test('whoever saved a page looks at the new one, also where the database’s announcements come late', async () => {
  await app.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content: 'Prix', isPublished: true })
  const admin = await app.browser((await createAdmin(app.db)).id)
  const readTitle = async () =>
    ((await (await fetch(`${app.url}/api/pages/cgv`)).json()) as { title: string }).title
  expect(await readTitle()).toBe('Conditions')
  line.delay(LATE_BY_MS)
  await admin.tries.changePage({ params: { slug: 'cgv' }, body: { title: 'Nos ventes' } })
  expect(await readTitle()).toBe('Nos ventes')
})
