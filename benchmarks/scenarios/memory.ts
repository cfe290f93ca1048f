import type { Scenario } from '../support/measure.ts'
import { residentMemory } from '../support/resident-memory.ts'

const MAX_MEGABYTES = 512
const GOAL_MEGABYTES = 300

/** What the server's process holds, and held at most, after all that the other scenarios asked of it. */
export const memory: Scenario = {
  title: 'Memory of the server process after the load',
  async run({ pid }) {
    const { now, atMost } = await residentMemory(pid)
    return [
      { name: 'resident now', value: now, unit: 'MB' },
      {
        name: 'resident at most',
        value: atMost,
        unit: 'MB',
        atMost: MAX_MEGABYTES,
        goal: { atMost: GOAL_MEGABYTES },
      },
    ]
  },
}
