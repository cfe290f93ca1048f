import { setTimeout as wait } from 'node:timers/promises'
import { type ExportKind, exportKinds } from '#contract/analytics/facts.ts'
import type { Bench, Figure, Scenario } from '../../support/measure.ts'
import { p95 } from '../../support/measure.ts'
import { residentMemory } from '../../support/resident-memory.ts'
import { signIn } from '../../support/sign-in.ts'
import { timeRequests } from '../../support/time-requests.ts'

const FIRST_BYTE_MS = 200
const MOST_MEGABYTES_MORE = 50
/** What others read meanwhile has the limit that it has without. */
const MOST_MS_BESIDE = 50
const BESIDE = '/api/admin/users'
const LOOK_EVERY_MS = 50
const REST_MS = 2_000

type Taken = { firstByteMs: number; seconds: number; megabytes: number }

/** Receives a file as a browser does, and keeps nothing of it. */
async function take(address: string, cookie: string): Promise<Taken> {
  const startedMs = performance.now()
  const response = await fetch(address, { headers: { cookie } })
  if (response.status !== 200 || !response.body) throw new Error(`${address}: ${response.status}`)
  let firstByteMs: number | undefined
  let bytes = 0
  for await (const chunk of response.body) {
    firstByteMs ??= performance.now() - startedMs
    bytes += chunk.length
  }
  const seconds = (performance.now() - startedMs) / 1000
  return { firstByteMs: firstByteMs ?? Number.NaN, seconds, megabytes: bytes / 1e6 }
}

/** By how much the process grows while something is under way, in MB. */
async function growth(pid: number, act: () => Promise<unknown>): Promise<number> {
  const before = (await residentMemory(pid)).now
  let most = before
  let isOver = false
  const done = act().finally(() => {
    isOver = true
  })
  while (!isOver) {
    most = Math.max(most, (await residentMemory(pid)).now)
    await wait(LOOK_EVERY_MS)
  }
  await done
  return most - before
}

async function measure({ url, pid }: Bench, kind: ExportKind, cookie: string): Promise<Figure[]> {
  const address = `${url}/api/admin/exports/${kind}.csv`
  // What the exports before left behind is not its doing.
  await wait(REST_MS)
  let taken: Taken | undefined
  const grown = await growth(pid, async () => {
    taken = await take(address, cookie)
  })
  const { firstByteMs, seconds, megabytes } = taken!
  return [
    { name: `${kind}: first byte`, value: firstByteMs, unit: 'ms', atMost: FIRST_BYTE_MS },
    { name: `${kind}: memory more`, value: grown, unit: 'MB', atMost: MOST_MEGABYTES_MORE },
    { name: `${kind}: whole file`, value: seconds, unit: 's' },
    { name: `${kind}: size`, value: megabytes, unit: 'MB' },
  ]
}

async function measureBeside({ url }: Bench, cookie: string): Promise<Figure[]> {
  const alone = await timeRequests(url + BESIDE, cookie)
  const beside: number[] = []
  let isOver = false
  const exported = take(`${url}/api/admin/exports/orders.csv`, cookie).finally(() => {
    isOver = true
  })
  while (!isOver) beside.push(...(await timeRequests(url + BESIDE, cookie)))
  await exported
  return [
    { name: 'another list alone: p95', value: p95(alone), unit: 'ms' },
    {
      name: 'another list while orders are exported: p95',
      value: p95(beside),
      unit: 'ms',
      atMost: MOST_MS_BESIDE,
    },
  ]
}

/** Whole tables as files: they leave while they are read. */
export const exportsOfTables: Scenario = {
  title: 'Exports',
  async run(bench: Bench): Promise<Figure[]> {
    const { cookie } = await signIn(bench.db, 'admin')
    const figures: Figure[] = []
    for (const kind of exportKinds) figures.push(...(await measure(bench, kind, cookie)))
    return [...figures, ...(await measureBeside(bench, cookie))]
  },
}
