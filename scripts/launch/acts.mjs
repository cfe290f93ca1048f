import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfChanged } from './build.mjs'
import { check } from './check.mjs'
import { faults } from './faults.mjs'
import { installIfChanged } from './install.mjs'
import { printBillOfMaterials } from './libraries.mjs'
import { runProject } from './processes.mjs'
import { screenshots } from './screenshots.mjs'
import { test } from './test.mjs'

/**
 * Loading the server leaves much garbage, of which Node.js by its own measure keeps room for twice. Where a machine has
 * much memory, it also lets old objects grow fourfold before it looks for garbage among them; with a limit of 512 MB it looked at
 * every sixth page, for more than the page itself took. Told to let them double, it looks at every fortieth. Of a thread's first garbage
 * it would let 256 MB gather, whatever the thread is for: it looks at 48 (decision 64).
 */
const frugal = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=48',
  '--max-old-space-size=512',
  '--heap-growing-percent=100',
]

/** Every npm script that needs the project ready; their type is in acts.d.mts. */
export const acts = {
  start: { built: true, file: 'dist/server/start.js', nodeFlags: frugal },
  dev: {
    file: 'src/server/start.ts',
    nodeFlags: ['--watch', '--watch-preserve-output'],
    env: { NODE_ENV: 'development' },
  },
  build: { built: true },
  check: { run: check },
  test: { run: test },
  bench: { built: true, file: 'benchmarks/bench.ts' },
  'bench:web': { built: true, file: 'benchmarks/web.ts' },
  'bench:scale': { built: true, file: 'benchmarks/scale.ts' },
  faults: { run: faults },
  screenshots: { built: true, run: screenshots },
  mutate: { file: 'tests/mutations/mutate.ts' },
  'demo:reset': { file: 'demo/reset.ts' },
  sbom: { run: printBillOfMaterials },
  audit: { file: 'src/server/commands/check-integrity.ts' },
  'admin:create': { file: 'src/server/commands/admin-create.ts' },
  'admin:reset-factor': { file: 'src/server/commands/admin-reset-factor.ts' },
  'migrations:generate': { file: 'scripts/generate-migration.ts' },
  'cinetpay-simulator': { file: 'src/cinetpay-simulator/main.ts' },
}

/** Makes the project ready, runs the act, and gives this process its exit code. */
export async function runAct(name, args) {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) {
    console.error(`Usage : node scripts/launch.mjs <${Object.keys(acts).join('|')}>`)
    process.exitCode = 1
    return
  }
  // Relative paths, of sources and of the data folder, are those of the project.
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  // Node.js keeps there what it compiled: whatever we run, and all that it runs, starts the faster the next time.
  process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/node')
  try {
    await installIfChanged()
    if (act.built) await buildIfChanged()
    if (act.file) process.exitCode = await runProject([...(act.nodeFlags ?? []), act.file, ...args], act.env)
    if (act.run) process.exitCode = await act.run(args)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
