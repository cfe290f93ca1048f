import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activities, activityAlbums, projectPhases } from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let officer: Awaited<ReturnType<typeof createAdmin>>
let admin: TestBrowser
let phaseId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  officer = await createAdmin(app.db)
  admin = await app.browser(officer.id)
  await app.db.delete(projectPhases)
  await app.db.delete(activities)
  phaseId = (await admin.api.createPhase({ body: { name: 'Récolte', order: 1 } })).id
})

const key = () => ({ idempotencyKey: newId() })
/** What an administrator creates: one act of each kind, where it lands, and how it is taken away. */
const kinds = {
  phase: {
    create: (sent: { idempotencyKey?: string }, by = admin) =>
      by.tries.createPhase({ body: { name: 'Semis' }, ...sent }),
    count: () => app.db.$count(projectPhases).then(count => count - 1),
    remove: (id: string) => admin.api.deletePhase({ params: { id } }),
  },
  album: {
    create: (sent: { idempotencyKey?: string }, by = admin) =>
      by.tries.createAlbum({ body: { phaseId, title: 'Pépinière' }, ...sent }),
    count: () => app.db.$count(activityAlbums),
    remove: (id: string) => admin.api.deleteAlbum({ params: { id } }),
  },
  activity: {
    create: (sent: { idempotencyKey?: string }, by = admin) =>
      by.tries.createActivity({ body: { title: 'Foire' }, ...sent }),
    count: () => app.db.$count(activities),
    remove: (id: string) => admin.api.deleteActivity({ params: { id } }),
  },
}

test.each(['phase', 'album', 'activity'] as const)(
  'a new %s that is sent again is made and written down once',
  async kind => {
    const { create, count } = kinds[kind]
    const once = key()
    const [first, second] = await Promise.all([create(once), create(once)])
    const third = await create(once)
    expect([first, second, third].map(({ status }) => status)).toEqual([201, 201, 201])
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(await count()).toBe(1)
    expect((await journalOf(app.db, first.body.id)).map(({ action }) => action)).toEqual([`${kind}.created`])
    await create(key())
    await create({})
    await create(once, await app.browser((await createAdmin(app.db)).id))
    expect(await count()).toBe(4)
  },
)

test.each(['phase', 'album', 'activity'] as const)(
  'a new %s that is gone by the time it is sent again is not made anew',
  async kind => {
    const { create, count, remove } = kinds[kind]
    const once = key()
    await remove((await create(once)).body.id)
    expect(await create(once)).toMatchObject({ status: 404, body: { code: `${kind}_not_found` } })
    expect(await count()).toBe(0)
  },
)
