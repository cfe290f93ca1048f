import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Departure } from './send.ts'

const SENDER = fileURLToPath(new URL('./open-loop-process.ts', import.meta.url))

/** So many requests a second, of these in turn. */
export type Line = { name: string; perSecond: number; departures: readonly Departure[] }

/** How long each request of a line took, from the moment when it was due, and what was answered how often. */
export type Arrivals = { durationsMs: number[]; answers: Record<string, number> }

export type Timetable = { url: string; seconds: number; lines: readonly Line[] }

/**
 * Sends requests on time, whatever comes back: as visitors do, who do not wait for one another. From a process of its own,
 * so that what is measured does not wait for who measures. Answers by the names of the lines.
 */
export async function sendOnTime(timetable: Timetable): Promise<Record<string, Arrivals>> {
  const child = fork(SENDER)
  child.send(timetable)
  const [arrivals] = await once(child, 'message')
  await once(child, 'exit')
  return arrivals
}
