import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Arrivals, Departure, Line, Timetable } from './open-loop.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** Resolves with the status, or the name of the failure, once the whole answer is there. */
const send = (url: string, { path, method = 'GET', headers = {}, body }: Departure): Promise<string> =>
  new Promise(resolve => {
    const sent = request(url + path, { method, headers, agent }, answer => {
      answer.resume()
      answer.on('end', () => resolve(String(answer.statusCode)))
    })
    sent.on('error', error => resolve(error.message))
    sent.end(body)
  })

async function serve({ url, seconds }: Timetable, { perSecond, departures }: Line): Promise<Arrivals> {
  const arrivals: Arrivals = { durationsMs: [], answers: {} }
  const underWay: Promise<void>[] = []
  const startedMs = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueMs = startedMs + (n * 1_000) / perSecond
    if (dueMs > performance.now()) await wait(dueMs - performance.now())
    underWay.push(
      send(url, departures[n % departures.length]!).then(answer => {
        arrivals.durationsMs.push(performance.now() - dueMs)
        arrivals.answers[answer] = (arrivals.answers[answer] ?? 0) + 1
      }),
    )
  }
  await Promise.all(underWay)
  return arrivals
}

process.once('message', async (timetable: Timetable) => {
  const served = timetable.lines.map(async line => [line.name, await serve(timetable, line)] as const)
  process.send!(Object.fromEntries(await Promise.all(served)), () => process.exit())
})
