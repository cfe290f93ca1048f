import { setTimeout as wait } from 'node:timers/promises'
import type { Arrivals, Line, Timetable } from './open-loop.ts'
import { send } from './send.ts'

async function serve({ url, seconds }: Timetable, { perSecond, departures }: Line): Promise<Arrivals> {
  const arrivals: Arrivals = { durationsMs: [], answers: {} }
  const underWay: Promise<void>[] = []
  const startedMs = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueMs = startedMs + (n * 1_000) / perSecond
    const earlyMs = dueMs - performance.now()
    if (earlyMs > 0) await wait(earlyMs)
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
