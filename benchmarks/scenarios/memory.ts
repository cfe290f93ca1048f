import { readFile } from 'node:fs/promises'
import type { Scenario } from '../support/measure.ts'

const MOST_MEGABYTES = 512

/** What the server's process holds, and held at most, after all that the other scenarios asked of it. */
export const memory: Scenario = {
  title: 'Memory of the server process after the load',
  async run({ pid }) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
    return [
      { name: 'resident now', value: megabytes('VmRSS'), unit: 'MB' },
      { name: 'resident at most', value: megabytes('VmHWM'), unit: 'MB', atMost: MOST_MEGABYTES },
    ]
  },
}
