import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'

/** Longer than a test lasts in which the day counts. */
const LEFT_AT_LEAST_MS = 2 * MINUTE_MS

async function stayAwayFromMidnight(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS)
  if (leftMs < LEFT_AT_LEAST_MS) await wait(leftMs)
}

// A test says "today" at one moment, its page and the server at another: neither what a file makes first nor a test begins where
// midnight may come in between.
beforeAll(stayAwayFromMidnight, LEFT_AT_LEAST_MS + MINUTE_MS)
beforeEach(stayAwayFromMidnight, LEFT_AT_LEAST_MS + MINUTE_MS)
