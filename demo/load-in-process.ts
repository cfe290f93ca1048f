import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config.ts'

/** What the process that loads the demonstration is told, once. */
export type LoadOrder = { config: Config; databaseUrl: string }

const PROGRAM = fileURLToPath(new URL('./load-process.ts', import.meta.url))

/**
 * Loads the demonstration in a process of its own: what drawing its pictures takes of the memory goes back to the machine, and
 * does not stay with a server that runs for months.
 * @throws Error when that process fails, which has told why by then
 */
export async function loadDemoDataInProcess(order: LoadOrder): Promise<void> {
  const child = fork(PROGRAM, { serialization: 'advanced' })
  child.send(order)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the demonstration could not be loaded')
}
