import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { countWaiting } from '#tests/support/database/count-waiting.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

const REQUESTS = 6

/** A server, and a lock that keeps the requests waiting which ask for products, until it is let go. */
async function startHeld(env: Record<string, string> = {}) {
  const database = await createTestDatabase()
  onTestFinished(database.close)
  const DATA_DIR = await makeTemporaryFolder('stop')
  const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR, ...env })
  onTestFinished(() => server.kill())
  const holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query(
    'begin; set local idle_in_transaction_session_timeout = 0; lock table products in access exclusive mode',
  )
  let isHeld = true
  const letGo = async () => {
    if (isHeld) await holder.end()
    isHeld = false
  }
  onTestFinished(letGo)
  const areWaiting = (count: number) => eventually(async () => (await countWaiting(database.pool)) >= count)
  return { server, letGo, areWaiting }
}

/** Requests that no kept answer serves: the status of each, or that its answer never came. */
const askProducts = ({ url }: ServerProcess) =>
  Array.from({ length: REQUESTS }, async (_, index) => {
    try {
      const answer = await fetch(`${url}/api/products?search=${'abcdef'[index]}`)
      await answer.json()
      return answer.status
    } catch {
      return 'lost'
    }
  })

const readiness = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

test('however often it is told to stop, each request under way is answered', async () => {
  const { server, letGo, areWaiting } = await startHeld({ DRAIN_SECONDS: '1' })
  const answers = askProducts(server)
  expect(await areWaiting(REQUESTS)).toBe(true)
  const ended = server.stop()
  // As systemd and process groups do: the same again, to the same process.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
    await wait(100)
    server.signal(signal)
  }
  await letGo()
  expect(await Promise.all(answers)).toEqual(Array.from({ length: REQUESTS }, () => 200))
  expect(await ended).toBe(0)
})

test('a server that stops says first that it is not ready, and serves until balancers have heard it', async () => {
  const { server, letGo } = await startHeld({ DRAIN_SECONDS: '30', STOP_TIMEOUT_SECONDS: '60' })
  await letGo()
  expect((await readiness(server)).status).toBe(200)
  server.signal('SIGTERM')
  expect(await eventually(async () => (await readiness(server)).status === 503)).toBe(true)
  const { headers, body } = await readiness(server)
  expect(headers.get('retry-after')).toBe('5')
  expect(body).toMatchObject({ code: 'unavailable' })
  const served = await fetch(`${server.url}/api/products`)
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
})

/** Asks for several things one after the other on one connection, and gives all that comes back. */
async function askAtOnce(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', text => {
    received += text
  })
  const ask = (path: string, accept: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept: ${accept}\r\n\r\n`)
  return { ask, ended: once(socket, 'close').then(() => received) }
}

test.each([
  ['/api/site', 'application/json', /"code":"unavailable"/],
  ['/about', 'text/html', /Le site est momentanément indisponible/],
])('what still comes in on an open connection is refused in French: %s', async (path, accept, words) => {
  const { server, letGo, areWaiting } = await startHeld({ LOG_LEVEL: 'debug' })
  const { ask, ended } = await askAtOnce(server.url)
  ask('/api/products?search=a', 'application/json')
  expect(await areWaiting(1)).toBe(true)
  server.signal('SIGTERM')
  // It takes no connection any more: it is closing.
  const isClosed = () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    )
  expect(await eventually(isClosed)).toBe(true)
  ask(path, accept)
  // Requests for pages are not in the log: one that comes after it tells that it has come.
  ask('/api/last', 'application/json')
  expect(await eventually(() => server.output().includes('"url":"/api/last"'))).toBe(true)
  await letGo()
  const [first, second] = (await ended).split(/(?<=\})(?=HTTP\/1\.1)|(?<=\])(?=HTTP\/1\.1)/)
  expect(first).toMatch(/^HTTP\/1\.1 200/)
  expect(second).toMatch(/^HTTP\/1\.1 503/)
  expect(second).toMatch(/\r\nretry-after: 5\r\n/i)
  expect(second).toMatch(/\r\nconnection: close\r\n/i)
  expect(second).toMatch(words)
})

test('a stop has an end, whatever hangs, and says what hung', async () => {
  const { server, areWaiting } = await startHeld({ STOP_TIMEOUT_SECONDS: '2' })
  const answers = askProducts(server)
  expect(await areWaiting(REQUESTS)).toBe(true)
  expect(await server.stop()).toBe(1)
  expect(server.output()).toMatch(/the stop took too long.*requests|requests.*the stop took too long/)
  expect(await Promise.all(answers)).toContain('lost')
})
