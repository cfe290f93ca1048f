import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import type { Problem } from '#contract/problems/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { parcels } from '#database/schema/orders.ts'
import { problemPictures, problems } from '#database/schema/problems.ts'
import { sweepProblemPictures } from '#server/problems/sweep-problem-pictures.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { brokenTomatoes, deliver, openStall, type Stall } from '#tests/support/shops/problem-shop.ts'

let now = new Date('2026-11-20T10:00:00Z')
let app: TestApp
let awa: TestBrowser
let awaId: string
let kofi: TestBrowser
let kofiId: string
let admin: TestBrowser
let yao: Stall
let mariam: Stall

beforeAll(async () => {
  app = await startTestApp({
    clock: () => now,
    env: { RATE_LIMITS: 'on', PROBLEMS_PER_DAY: '30', PROBLEM_PICTURES_PER_DAY: '12' },
  })
  awaId = (await createCustomer(app.db)).id
  awa = await app.browser(awaId)
  kofiId = (await createCustomer(app.db)).id
  kofi = await app.browser(kofiId)
  admin = await app.browser((await createAdmin(app.db)).id)
  yao = await openStall(app)
  mariam = await openStall(app)
})
afterAll(() => app.close())

const place = (stall = yao) => deliver(app, { customerId: awaId, customer: awa, stall })
const report = (order: Pick<Order, 'id'>, body: object, who = awa) =>
  who.tries.reportProblem({ params: { id: order.id }, body })
const problemsOf = async ({ id }: Pick<Order, 'id'>, who = awa): Promise<Problem[]> =>
  (await who.tries.listOrderProblems({ params: { id } })).body.problems

describe('pictures of a problem', () => {
  const upload = async (who = awa) =>
    (await who.tries.uploadProblemPicture({ body: { image: await photo('#c04020') } })).body as {
      url: string
    }

  test('are seen by those concerned, and by nobody else', async () => {
    const order = await place()
    const { url } = await upload()
    const visitor = await app.browser()
    // Before it shows a problem it is its sender's alone.
    expect((await awa.get(url)).status).toBe(200)
    expect((await admin.get(url)).status).toBe(404)
    expect((await yao.browser.get(url)).status).toBe(404)
    const { body: problem } = await report(
      order,
      brokenTomatoes(order, yao, { pictures: [url, await photo('#20a040')] }),
    )
    expect(problem.pictures).toHaveLength(2)
    for (const picture of (problem as Problem).pictures) {
      for (const who of [awa, yao.browser, admin]) {
        for (const width of [320, 1280]) {
          const seen = await who.get(`${picture.url}?width=${width}`)
          expect(seen.status).toBe(200)
          expect(seen.headers.get('content-type')).toBe('image/webp')
          expect(seen.headers.get('cache-control')).toBe('private, no-store')
        }
      }
      expect((await kofi.get(picture.url)).body.code).toBe('picture_not_found')
      expect((await mariam.browser.get(picture.url)).body.code).toBe('picture_not_found')
      expect((await visitor.get(picture.url)).status).toBe(401)
      expect((await awa.get(`${picture.url}?width=640`)).status).toBe(400)
    }
    expect((await admin.get(`/api/problem-pictures/${newId()}`)).status).toBe(404)
  })

  test('are taken of a customer with a parcel that arrived lately alone, a few for each problem of a day', async () => {
    const image = await photo('#c04020')
    const send = (who: TestBrowser) => who.tries.uploadProblemPicture({ body: { image } })
    const nobody = await app.browser((await createCustomer(app.db)).id)
    expect(await send(nobody)).toMatchObject({ status: 409, body: { code: 'too_late_to_report' } })
    const { id } = await createCustomer(app.db)
    const ama = await app.browser(id)
    const order = await deliver(app, { customerId: id, customer: ama, stall: yao })
    for (let sent = 0; sent < 12; sent += 1) expect((await send(ama)).status).toBe(201)
    expect((await send(ama)).status).toBe(429)
    const before = new Date(now.getTime() - 2 * 86_400_000 - 1)
    await app.db.update(parcels).set({ createdAt: before }).where(eq(parcels.orderId, order.id))
    expect((await send(ama)).body.code).toBe('too_late_to_report')
  })

  test('stand in no public folder', async () => {
    const { url } = await upload()
    const id = url.split('/').at(-1)!
    const { storage } = app.deps.config
    if (storage.kind !== 'folder') throw new Error('a folder is expected')
    expect(await readdir(storage.privateFolder)).toContain(`${id}-1280.webp`)
    expect(await readdir(storage.folder).catch(() => [])).not.toContain(`${id}-1280.webp`)
    expect(join(storage.privateFolder, '..')).not.toContain('attached_assets')
    const visitor = await app.browser()
    for (const path of [`/attached_assets/${id}-1280.webp`, `/private_pictures/${id}-1280.webp`]) {
      expect((await visitor.get(path)).status).toBe(404)
    }
  })

  test('of others, or that show another problem already, are refused, and nothing is reported', async () => {
    const order = await place()
    await deliver(app, { customerId: kofiId, customer: kofi, stall: yao })
    const theirs = await upload(kofi)
    const { url } = await upload()
    await report(order, brokenTomatoes(order, yao, { message: 'La première fois', pictures: [url] }))
    for (const pictures of [
      [theirs.url],
      [url],
      ['https://example.com/a.webp'],
      [`/api/problem-pictures/${newId()}`],
      [`/api/problem-pictures/${'-'.repeat(36)}`],
    ]) {
      const answer = await report(order, brokenTomatoes(order, yao, { pictures }))
      expect([answer.status, answer.body.code]).toEqual([400, 'image_unknown'])
    }
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`
    expect((await report(order, brokenTomatoes(order, yao, { pictures: [svg] }))).body.code).toBe(
      'image_unsupported',
    )
    expect(await problemsOf(order)).toHaveLength(1)
  })

  test('that show nothing are swept away after a day', async () => {
    const order = await place()
    const [unused, shown] = [await upload(), await upload()]
    await report(order, brokenTomatoes(order, yao, { pictures: [shown.url] }))
    await sweepProblemPictures(app.deps)
    expect((await awa.get(unused.url)).status).toBe(200)
    now = new Date(now.getTime() + 86_400_001)
    await sweepProblemPictures(app.deps)
    now = new Date(now.getTime() - 86_400_001)
    expect((await awa.get(unused.url)).status).toBe(404)
    expect((await awa.get(shown.url)).status).toBe(200)
  })
})

const filesOf = async (url: string) => {
  const { storage } = app.deps.config
  if (storage.kind !== 'folder') throw new Error('a folder is expected')
  const pictureId = url.split('/').at(-1)!
  return (await readdir(storage.privateFolder)).filter(name => name.startsWith(pictureId))
}

describe('a customer whose account is deleted', () => {
  test('leaves no picture that it sent and never showed', async () => {
    const { id } = await createCustomer(app.db)
    await place()
    const { url } = (await awa.tries.uploadProblemPicture({ body: { image: await photo('#606060') } })).body
    // As one that has no order: such could send photos before.
    const isSent = eq(problemPictures.id, url.split('/').at(-1)!)
    await app.db.update(problemPictures).set({ customerId: id }).where(isSent)
    expect(await filesOf(url)).not.toEqual([])
    expect((await admin.tries.deleteUser({ params: { id } })).status).toBe(200)
    now = new Date(now.getTime() + 86_400_001)
    await sweepProblemPictures(app.deps)
    now = new Date(now.getTime() - 86_400_001)
    expect(await filesOf(url)).toEqual([])
    expect(await app.db.$count(problemPictures, isNull(problemPictures.customerId))).toBe(0)
  })
})

describe('a customer who leaves', () => {
  test('takes its problems along in its export, and leaves neither words nor pictures', async () => {
    const { id } = await createCustomer(app.db)
    const ama = await app.browser(id)
    const order = await deliver(app, { customerId: id, customer: ama, stall: yao })
    const body = brokenTomatoes(order, yao, {
      message: 'Chez moi, rue des Jardins',
      pictures: [await photo('#404040')],
    })
    const problem: Problem = (await report(order, body, ama)).body
    expect((await ama.get('/api/customer/export')).body).toMatchObject({
      problems: [{ id: problem.id, message: body.message, pictures: problem.pictures }],
      problemPictures: [{ problemId: problem.id }],
    })
    const erase = () => ama.tries.eraseAccount({ body: { password: PASSWORD } })
    const open = await erase()
    expect([open.status, open.body.code]).toEqual([409, 'problems_open'])
    await admin.tries.decideProblem({
      params: { id: problem.id },
      body: { decision: 'refuse', reason: 'Photo floue' },
    })
    expect((await erase()).status).toBe(200)
    expect((await admin.get(problem.pictures[0]!.url)).status).toBe(404)
    const [kept] = await app.db.select().from(problems).where(eq(problems.id, problem.id))
    expect(JSON.stringify(kept)).not.toContain('Jardins')
    await sweepProblemPictures(app.deps)
    expect(await app.db.select().from(problemPictures).where(eq(problemPictures.customerId, id))).toEqual([])
    expect(await filesOf(problem.pictures[0]!.url)).toEqual([])
  })
})
