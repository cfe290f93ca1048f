import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build.mjs'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { checkAdvisories } from './libraries.mjs'
import { ensurePooler } from './pooler.mjs'
import { inForeground, tool } from './processes.mjs'

/**
 * Runs everything: the build, the static checks, all tests. Whatever fails, the very last line is
 * "N passed, N failed", and the exit code is 0 only when something passed and nothing failed.
 * @param {string[]} args passed on to Vitest, such as `--project api`
 */
export async function test(args) {
  const failures = await countFailures([ensureChromium, ensurePooler, buildIfChanged, check, checkAdvisories])
  const counts = await runVitest(args)
  const failed = failures + counts.failed
  console.log(`${counts.passed} passed, ${failed} failed`)
  return failed === 0 && counts.passed > 0 ? 0 : 1
}

/** Runs each preparation in turn, and counts those that fail: the next ones may still teach something. */
async function countFailures(preparations) {
  let failures = 0
  for (const prepare of preparations) {
    try {
      if ((await prepare()) === 1) failures += 1
    } catch (error) {
      console.error(error.message)
      failures += 1
    }
  }
  return failures
}

async function runVitest(args) {
  const folder = await mkdtemp(join(tmpdir(), 'amic-counts-'))
  const countsFile = join(folder, 'counts.json')
  const reporters = ['--reporter=default', '--reporter=./scripts/launch/count-reporter.ts']
  try {
    const code = await inForeground(tool('vitest', 'run', ...reporters, ...args), {
      AMIC_COUNTS_FILE: countsFile,
    })
    return agree(JSON.parse(await readFile(countsFile, 'utf8')), code)
  } catch (error) {
    // Vitest ended before it could count.
    console.error(error.message)
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A run that says it failed has a failure, also when no test did. */
const agree = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) })
