import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import type { Connection } from '#database/connect.ts'
import { MAX_WAIT_MS } from '#server/http/limits/large-bodies.ts'
import { DECODING_TIMEOUT_SECONDS } from '#server/media/store-picture.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { heaviest, hostilePictures } from '#tests/support/makers/hostile-pictures.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { dataUrl, photo } from '#tests/support/makers/pictures.ts'
import { createSession } from '#tests/support/makers/sessions.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

const MINUTES_MS = 60_000
/** In place of a status: the server answered nothing and closed the connection. */
const CUT = 0
/** Beyond what it takes to start: an AVIF of 40 million pixels being unfolded, or 80 MB of bodies (docs/hostile-pictures.md). */
const MOST_MORE_MEMORY_MB = 1_150
/** Several times as much at once as the server holds: most of them wait, or are asked to come back. */
const SENDERS = 10

let database: Connection
let server: ServerProcess
let cookies: string[]
let idleMemoryMb: number

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: await makeTemporaryFolder('hostile'),
  })
  cookies = await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      const { userId } = await createVendor(database.db)
      return `amic_vendor=${await createSession(database.db, 'vendor', userId)}`
    }),
  )
  idleMemoryMb = process.platform === 'linux' ? await peakMemory() : 0
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const post = async (cookie: string, path: string, body: string | Buffer<ArrayBuffer>) => {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as { message?: string } }
}
const upload = (cookie: string, image: string) =>
  post(cookie, '/api/vendor/pictures', JSON.stringify({ image }))

/** The most memory that the server ever held, in MB. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)![1]) / 1024)
}

/** Refuses a server that ever held more than it should; tells the figures. */
async function checkMemory(statuses: number[], slowestMs: number): Promise<void> {
  const moreMemoryMb = (await peakMemory()) - idleMemoryMb
  console.info({ statuses: Object.groupBy(statuses, String), slowestMs, idleMemoryMb, moreMemoryMb })
  expect(moreMemoryMb).toBeLessThan(MOST_MORE_MEMORY_MB)
}

/** How long, at worst, another visitor waits for a little answer while this goes on. */
async function slowestWhile(work: Promise<unknown>): Promise<number> {
  const going = { on: true }
  const done = work.finally(() => {
    going.on = false
  })
  // It is waited for below; until then nobody else hears that it failed.
  done.catch(() => {})
  let slowestMs = 0
  while (going.on) {
    const startedAt = performance.now()
    // On a connection of its own: one that is kept may end, idle, as it is taken up again.
    const answer = await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })
    expect(answer.status).toBe(200)
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    await wait(50)
  }
  await done
  return Math.round(slowestMs)
}

/**
 * What may be answered in place of 201 to what was sent at this moment: a machine may be too slow to decode in time what is
 * allowed, and nothing else is an excuse.
 */
const slowAnswers = (sentMs: number): number[] =>
  performance.now() - sentMs >= DECODING_TIMEOUT_SECONDS * 1000 ? [503] : []

describe.each(hostilePictures)('$what', ({ make, status }) => {
  test(`is answered ${status}`, { timeout: 2 * MINUTES_MS }, async () => {
    const picture = dataUrl(await make())
    const sentMs = performance.now()
    const answer = await upload(cookies[0]!, picture)
    expect([status, ...(status === 201 ? slowAnswers(sentMs) : [])]).toContain(answer.status)
    if (status !== 201) expect(answer.body.message).toMatch(/image|photo/i)
  })
})

describe.runIf(process.platform === 'linux')('the memory of the server', () => {
  test('is bounded when many vendors send the heaviest pictures at once', {
    timeout: 6 * MINUTES_MS,
  }, async () => {
    const kinds = await Promise.all(heaviest.map(async ({ make }) => dataUrl(await make())))
    const sentMs = performance.now()
    const sent = Promise.all(cookies.map((cookie, index) => upload(cookie, kinds[index % kinds.length]!)))
    const slowestMs = await slowestWhile(sent)
    const statuses = (await sent).map(({ status }) => status)
    // Decoded in turn; who would wait too long is asked to come back.
    const slow = slowAnswers(sentMs)
    expect(statuses.filter(status => ![201, 503, ...slow].includes(status))).toEqual([])
    expect([201, ...slow].some(status => statuses.includes(status))).toBe(true)
    await checkMemory(statuses, slowestMs)
  })

  test('is bounded when many vendors send 39 MB each at once', { timeout: 6 * MINUTES_MS }, async () => {
    const broken = dataUrl(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5.8 * MEBIBYTE, 'a')]),
    )
    const facts = { name: 'a', description: 'a', category: 'vivriers', price: 5, unit: 'kg', stock: 1 }
    const body = Buffer.from(JSON.stringify({ ...facts, images: Array(5).fill(broken) }))
    expect(body.length).toBeGreaterThan(38 * MEBIBYTE)
    const sentMs = performance.now()
    const send = (cookie: string) =>
      post(cookie, '/api/vendor/products', body).catch(error => {
        // A machine may be too slow for all of it to come in before the server cuts what is still on its way.
        if (performance.now() - sentMs < MAX_WAIT_MS) throw error
        return { status: CUT }
      })
    const sent = Promise.all(cookies.map(send))
    const slowestMs = await slowestWhile(sent)
    const statuses = (await sent).map(({ status }) => status)
    expect(statuses.filter(status => ![422, 503, CUT].includes(status))).toEqual([])
    expect(statuses.some(status => status !== CUT)).toBe(true)
    await checkMemory(statuses, slowestMs)
  })

  test('and an ordinary photograph passes afterwards', async () => {
    expect((await upload(cookies[0]!, await photo())).status).toBe(201)
  })
})
