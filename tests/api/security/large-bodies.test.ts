import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import { answerErrors } from '#server/http/answer-errors.ts'
import { limitLargeBodies } from '#server/http/limits/large-bodies.ts'
import { eventually } from '#tests/support/servers/processes.ts'

const LIMIT_BYTES = 40 * MEBIBYTE

let app: FastifyInstance
let port: number
let sockets: Socket[]
let letIn: number
beforeEach(() => {
  sockets = []
  letIn = 0
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** A server that takes bodies of everybody who gives a name. */
async function listen(pace: Parameters<typeof limitLargeBodies>[0]) {
  app = fastify({ bodyLimit: LIMIT_BYTES })
  answerErrors(app)
  const makeRoom = limitLargeBodies(pace)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', (request, reply) =>
    makeRoom(request, reply, { limitBytes: LIMIT_BYTES, owner: String(request.headers['x-owner']) }),
  )
  app.addHook('onRequest', async () => {
    letIn += 1
  })
  app.post('/', async ({ body }) => ({ bytes: (body as Buffer).length }))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Announces a body and sends a byte of it; what is answered, and whether the connection stands. */
function trickle(owner: string, bytes: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const seen = { answer: '', isCut: false }
  socket.on('data', chunk => (seen.answer += chunk.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (seen.isCut = true))
  const head = [
    'POST / HTTP/1.1',
    'host: amic',
    `x-owner: ${owner}`,
    'content-type: application/octet-stream',
    `content-length: ${bytes}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\na`)
  return seen
}

const send = (owner: string, bytes: number) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-owner': owner },
    body: Buffer.alloc(bytes),
  })

test('a large body that does not come is cut, and its room is there for others', async () => {
  await listen({ maxDurationMs: 60_000, checkIntervalMs: 100 })
  const awa = trickle('awa', LIMIT_BYTES)
  const yao = trickle('yao', LIMIT_BYTES)
  expect(await eventually(async () => awa.isCut && yao.isCut)).toBe(true)
  expect((await send('fatou', 3 * MEBIBYTE)).status).toBe(200)
})

test('one account holds half of the room at most, others the rest', async () => {
  await listen({})
  trickle('awa', LIMIT_BYTES)
  expect(await eventually(async () => letIn === 1)).toBe(true)
  const more = trickle('awa', 2 * MEBIBYTE)
  expect(await eventually(async () => more.answer.includes(' 503 '))).toBe(true)
  expect(more.answer).toMatch(/retry-after: \d/i)
  const other = await send('fatou', 3 * MEBIBYTE)
  expect([other.status, await other.json()]).toEqual([200, { bytes: 3 * MEBIBYTE }])
})
