import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median } from './measure.ts'

const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
const CONNECTIONS = 20
const ROUND_SECONDS = 3
const ROUNDS = 3
const ENCODING = { 'accept-encoding': 'br' }
/** Headers that belong to one connection or one moment, not to the answer. */
const OF_THE_CONNECTION = /^(connection|keep-alive|date|transfer-encoding)$/

type Load = { perSecond: number; p95Ms: number }

async function load(url: string): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: ENCODING,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result.requests.average, p95Ms: result.latency.p97_5 }
}

async function serveSameBytes(url: string): Promise<{ url: string; process: ChildProcess }> {
  // Not `fetch`: it would undo the compression.
  const { request } = await import('node:http')
  const [response] = await once(request(url, { headers: ENCODING }).end(), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.test(name)),
  )
  const child = fork(BARE_SERVER)
  child.send({ headers, body: Buffer.concat(chunks).toString('base64') })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, process: child }
}

/** Requests per second of an address and of a bare server with the same bytes, in turns so that the machine's moods cancel. */
export async function compareWithBare(url: string): Promise<{ ratio: number; ours: Load; bare: Load }> {
  const bare = await serveSameBytes(url)
  try {
    await load(url)
    const rounds: { ours: Load; bare: Load }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await load(url), bare: await load(bare.url) })
    }
    const middle = (side: 'ours' | 'bare'): Load => ({
      perSecond: median(rounds.map(round => round[side].perSecond)),
      p95Ms: median(rounds.map(round => round[side].p95Ms)),
    })
    const ratio = median(rounds.map(round => round.ours.perSecond / round.bare.perSecond))
    return { ratio, ours: middle('ours'), bare: middle('bare') }
  } finally {
    bare.process.kill()
  }
}
