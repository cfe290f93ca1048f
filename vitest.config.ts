import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/launch/longest-first.ts'
import { endpointsModule } from './scripts/vite/endpoints-module.ts'
import { offlineRoutesModule } from './scripts/vite/offline-routes-module.ts'

type Project = {
  name: string
  include: string[]
  timeoutMs: number
  setupFiles?: string[]
  /** How many of its files run at once. */
  workers?: number
  /** Projects of a later turn begin when those of an earlier one have ended: a turn has one number of workers. */
  turn?: number
}

/** One more than there are processors: while one waits another works, and what more would do is to wait in each other’s way. */
const WORKERS = Math.min(availableParallelism() + 1, 8)

/** A test of faults waits for processes that start, end and come back: of them two processors carry more. */
const WORKERS_OF_FAULTS = Math.min(2 * availableParallelism(), 8)

/** Sites that live in a worker start a thread each, which loads the server's code anew: with what its worker was started with. */
const RESOLVE_ONCE = fileURLToPath(new URL('./scripts/resolve-once.ts', import.meta.url))

const AWAY_FROM_MIDNIGHT = fileURLToPath(
  new URL('./tests/support/servers/away-from-midnight.ts', import.meta.url),
)

// Generous: they end what hangs, they measure nothing.
const HOOK_TIMEOUT_MS = 300_000
const POLL_TIMEOUT_MS = 90_000

const projects: Project[] = [
  // Beside what they test; no database, no network.
  { name: 'unit', include: ['{src,demo,scripts}/**/*.test.{ts,tsx}'], timeoutMs: 120_000 },
  // Through HTTP, each file with its own database.
  { name: 'api', include: ['tests/api/**/*.test.ts'], timeoutMs: 120_000, setupFiles: [AWAY_FROM_MIDNIGHT] },
  // In a real Chromium, against the built site.
  {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    timeoutMs: 240_000,
    setupFiles: [AWAY_FROM_MIDNIGHT],
  },
  // Processes killed, connections cut, disks full.
  {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    timeoutMs: 300_000,
    workers: WORKERS_OF_FAULTS,
    turn: 0,
  },
  // The rules of the house: imports, documents.
  { name: 'house', include: ['tests/house/**/*.test.ts'], timeoutMs: 120_000 },
]

export default defineConfig({
  test: {
    globalSetup: './tests/support/servers/global-setup.ts',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: projects.map(({ name, include, timeoutMs, setupFiles = [], workers = WORKERS, turn = 1 }) => ({
      plugins: [endpointsModule(), offlineRoutesModule()],
      test: {
        name,
        include,
        setupFiles,
        maxWorkers: workers,
        sequence: { groupOrder: turn },
        // What a library will not do for long fails now.
        execArgv: ['--throw-deprecation', '--import', RESOLVE_ONCE],
        testTimeout: timeoutMs,
        hookTimeout: Math.max(timeoutMs, HOOK_TIMEOUT_MS),
        expect: { poll: { timeout: POLL_TIMEOUT_MS } },
      },
    })),
  },
})
