import { fileURLToPath } from 'node:url'
import { buildIfChanged } from './build.mjs'
import { check } from './check.mjs'
import { installIfChanged } from './install.mjs'
import { runProject } from './processes.mjs'
import { test } from './test.mjs'

/** Runs a file of the project, with the arguments of the command line. */
const file = (path, env) => args => runProject([path, ...args], env)

/**
 * Every act: what it needs beyond the installation, and how it is run. `run` gives the exit code.
 * @type {Record<string, { built?: boolean, run: (args: string[]) => Promise<number> }>}
 */
export const acts = {
  start: { built: true, run: file('src/server/start.ts') },
  dev: { run: file('src/server/start.ts', { NODE_ENV: 'development' }) },
  build: { built: true, run: async () => 0 },
  check: { run: check },
  test: { run: test },
  bench: { built: true, run: file('benchmarks/bench.ts') },
  'demo:reset': { run: file('demo/reset.ts') },
  'admin:create': { run: file('src/server/accounts/admin-create.ts') },
  'cinetpay-simulator': { run: file('src/cinetpay-simulator/main.ts') },
}

/** Makes the project ready, runs the act, and ends this process with its exit code. */
export async function runAct(name, args) {
  const act = acts[name]
  if (!act) {
    console.error(`Usage : node scripts/launch.mjs <${Object.keys(acts).join('|')}>`)
    process.exit(1)
  }
  // Relative paths, of sources and of the data folder, are those of the project.
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  try {
    await installIfChanged()
    if (act.built) await buildIfChanged()
    process.exitCode = await act.run(args)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
