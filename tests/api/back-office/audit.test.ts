import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, type EndpointName } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import { adminActs, sendExample } from '#tests/support/endpoints/admin-acts.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let fatou: TestBrowser
let fatouId: string
beforeAll(async () => {
  app = await startTestApp()
  fatouId = (await createAdmin(app.db, { username: 'fatou' })).id
  fatou = await app.browser(fatouId)
})
afterAll(() => app.close())

/**
 * Calls that change nothing which anybody sees: a picture shows nowhere yet, a preview is kept nowhere. What concerns one's
 * own door is among the security events.
 */
const unnoted: readonly EndpointName[] = [
  'uploadAdminPicture',
  'previewPage',
  'askAdminEmailConfirmation',
  'cancelAdminEmailChange',
  'endAdminSession',
  'endOtherAdminSessions',
  'beginAdminSecondFactor',
  'confirmAdminSecondFactor',
  'passAdminSecondFactor',
  'removeAdminSecondFactor',
]
const isAdminOnly = ({ access }: Endpoint) => access.length === 1 && access[0] === 'admin'

const changing = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(
  ([name, endpoint]) => isAdminOnly(endpoint) && endpoint.method !== 'GET' && !unnoted.includes(name),
)

describe('everything that an administrator changes is in the journal', () => {
  test.each(changing)('%s', async name => {
    const act = adminActs[name]
    expect(act, `${name} needs an example in tests/support/endpoints/admin-acts.ts`).toBeDefined()
    const example = await act!(app)
    const before = await app.db.$count(auditEvents)
    const response = await sendExample(fatou, name, example)
    expect(response.status, await response.text()).toBeLessThan(300)
    expect(await app.db.$count(auditEvents)).toBe(before + 1)
  })

  test('no example stands for something that does not exist', () => {
    expect(Object.keys(adminActs).filter(name => !changing.some(([known]) => known === name))).toEqual([])
  })
})

describe('the journal', () => {
  const read = async (query: string) => (await fatou.get(`/api/admin/audit?${query}`)).body

  async function note(fields: Partial<typeof auditEvents.$inferInsert>) {
    const [event] = await app.db
      .insert(auditEvents)
      .values({
        actorId: fatouId,
        actorUsername: 'fatou',
        action: 'user.changed',
        targetType: 'user',
        targetId: newId(),
        ...fields,
      })
      .returning()
    return event!
  }

  test('says who did what to what, before and after, the latest first', async () => {
    const first = await note({
      actorUsername: 'ibrahim',
      before: { role: 'customer' },
      after: { role: 'admin' },
    })
    const second = await note({ actorUsername: 'ibrahim', actorId: null })
    const { items, total, page, limit, actors } = await read('actor=ibrahim')
    expect({ total, page, limit }).toEqual({ total: 2, page: 1, limit: 20 })
    expect(items).toEqual([
      {
        id: second.id,
        actor: { id: null, username: 'ibrahim' },
        action: 'user.changed',
        target: { type: 'user', id: second.targetId },
        before: null,
        after: null,
        order: null,
        createdAt: second.createdAt.toISOString(),
      },
      expect.objectContaining({ id: first.id, before: { role: 'customer' }, after: { role: 'admin' } }),
    ])
    expect(actors).toEqual(expect.arrayContaining(['fatou', 'ibrahim']))
  })

  test('keeps to an action, an object and a period, whose days count whole', async () => {
    const at = (time: string) => new Date(`2020-05-${time}Z`)
    const inside = [
      await note({ action: 'order.status', targetType: 'order', createdAt: at('10T00:00:00') }),
      await note({ action: 'order.status', targetType: 'order', createdAt: at('11T23:59:59.999') }),
    ]
    await note({ action: 'order.status', targetType: 'order', createdAt: at('09T23:59:59.999') })
    await note({ action: 'order.status', targetType: 'order', createdAt: at('12T00:00:00') })
    const other = await note({
      action: 'vendor.approved',
      targetType: 'vendor',
      createdAt: at('10T12:00:00'),
    })
    const ids = async (query: string) => (await read(query)).items.map(({ id }: { id: string }) => id)
    expect(await ids('action=order.status&from=2020-05-10&to=2020-05-11')).toEqual([
      inside[1]!.id,
      inside[0]!.id,
    ])
    expect(await ids('target=vendor&from=2020-05-10&to=2020-05-10')).toEqual([other.id])
    expect(await ids('to=2019-01-01')).toEqual([])
    expect(
      (await read('action=order.status&from=2020-05-10&to=2020-05-11&limit=1&page=2')).items,
    ).toMatchObject([{ id: inside[0]!.id }])
  })

  test.each([
    'action=rien',
    'target=rien',
    'from=hier',
    'to=2020-13-01',
    'to=9999-12-31',
    'from=0000-01-01',
    'page=0',
  ])('%s is refused', async query => {
    expect((await fatou.get(`/api/admin/audit?${query}`)).status).toBe(400)
  })

  test('cannot be rewritten, deleted or emptied, not even in the database', async () => {
    const { id } = await note({})
    const attempts: (() => PromiseLike<unknown>)[] = [
      () => app.db.update(auditEvents).set({ action: 'rien' }).where(eq(auditEvents.id, id)),
      () => app.db.update(auditEvents).set({ actorId: null }).where(eq(auditEvents.id, id)),
      () => app.db.delete(auditEvents).where(eq(auditEvents.id, id)),
      () => app.pool.query('truncate audit_events'),
      () => app.pool.query('truncate audit_events cascade'),
    ]
    for (const attempt of attempts) expect(await attempt().then(() => 'done', sqlStateOf)).toBe('23001')
    expect(await app.db.$count(auditEvents, eq(auditEvents.id, id))).toBe(1)
  })
})
