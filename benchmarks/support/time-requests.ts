import { type Figure, median, p95 } from './measure.ts'

/** How often each thing is asked. */
export const ROUNDS = 40

/** How long an act takes, in milliseconds. */
export async function time(act: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await act()
  return performance.now() - startedMs
}

async function ask(address: string, cookie: string | undefined): Promise<void> {
  const response = await fetch(address, { headers: cookie ? { cookie } : {} })
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

/** What each of some answers of the site costs over HTTP, one after the other: no queue is measured. */
export async function timeEach(addresses: readonly string[], cookie?: string): Promise<number[]> {
  const durationsMs: number[] = []
  for (const address of addresses) durationsMs.push(await time(() => ask(address, cookie)))
  return durationsMs
}

/** The same of one answer, asked again and again. The first is not counted. */
export async function timeRequests(address: string, cookie: string): Promise<number[]> {
  const [, ...durationsMs] = await timeEach(Array<string>(ROUNDS + 1).fill(address), cookie)
  return durationsMs
}

/** What took so long, and the limit of 95 % of it. */
export const figuresOf = (name: string, durationsMs: readonly number[], atMost: number): Figure[] => [
  { name: `${name}: p95`, value: p95(durationsMs), unit: 'ms', atMost },
  { name: `${name}: median`, value: median(durationsMs), unit: 'ms' },
]
