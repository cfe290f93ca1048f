import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedDatabase } from '#database/embedded/start-embedded-database.ts'
import { mutations } from './all.ts'
import { casesOf, judge, type Outcome, type TestFile } from './judge.ts'
import type { Mutation } from './mutation.ts'

// npm run mutate [pattern]: does each small wrong to a copy of the project, and runs the tests that must tell. With a
// pattern, only the mutations whose words or file it matches: npm run mutate -- 'zone|public-cache'. Told is what fails a test that passes right after, without the wrong:
// a test that hangs, or that fails anyway, tells of nothing.

const run = promisify(execFile)

/** Ends what hangs. */
const TIMEOUT_MS = 480_000
const AT_ONCE = 2
/** Nothing is to be told by a busy machine. */
const PATIENCE = ['--testTimeout=180000', '--hookTimeout=180000']

/** A copy of what the tests need, with the installed packages of this project. */
async function copyProject(folder: string): Promise<string> {
  for (const name of [
    'src',
    'tests',
    'demo',
    'scripts',
    'package.json',
    'vitest.config.ts',
    'docs',
    'README.md',
  ])
    await cp(name, join(folder, name), { recursive: true })
  for (const name of ['tsconfig.base.json', 'tsconfig.json', 'vite.config.ts', 'benchmarks', '.env.example'])
    await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs some tests in a copy, those of the files whose names match; what they said, or nothing when they were ended. */
async function test(
  folder: string,
  databaseUrl: string,
  files: readonly string[],
  only?: string,
): Promise<TestFile[]> {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const args = [
    'run',
    '--bail=1',
    ...PATIENCE,
    '--reporter=json',
    `--outputFile=${report}`,
    ...(only === undefined ? [] : ['-t', only]),
    ...files,
  ]
  await run(process.execPath, [join(folder, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => undefined)
  const said = await readFile(report, 'utf8').catch(() => '{"testResults":[]}')
  return JSON.parse(said).testResults
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Does the wrong, runs the tests, puts it right again, and asks the test that told whether it passes now. */
async function tryMutation(folder: string, databaseUrl: string, mutation: Mutation): Promise<Outcome> {
  const path = join(folder, mutation.file)
  const code = await readFile(path, 'utf8').catch(() => '')
  if (code.split(mutation.text).length !== 2)
    return { verdict: 'broken', why: 'the mutation has lost its place: its text does not stand there once' }
  const only = mutation.only && literally(mutation.only)
  await writeFile(
    path,
    code.replace(mutation.text, () => mutation.becomes),
  )
  const said = await test(folder, databaseUrl, mutation.killedBy, only)
  await writeFile(path, code)
  const judged = judge(said)
  if (!judged.told) return judged.outcome
  const { told } = judged
  // Alone; or, where a test needs what those before it did, with them.
  for (const again of [`^${literally(told.fullName)}$`, only]) {
    const passed = casesOf(await test(folder, databaseUrl, [told.file], again), 'passed')
    if (passed.some(({ fullName }) => fullName === told.fullName))
      return { verdict: 'killed', why: `${told.fullName}: ${told.message}` }
  }
  return { verdict: 'broken', why: `« ${told.fullName} » fails without the mutation too` }
}

async function tryAll(mutations: readonly Mutation[]): Promise<number> {
  const work = await mkdtemp(join(tmpdir(), 'amic-mutations-'))
  const database = await startEmbeddedDatabase({ dataDir: join(work, 'server'), durable: false })
  const waiting = [...mutations]
  const outcomes = new Map<Mutation, Outcome>()
  const worker = async (name: string) => {
    const folder = await copyProject(join(work, name))
    for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
      const outcome = await tryMutation(folder, database.superuserUrl, mutation)
      outcomes.set(mutation, outcome)
      console.log(`${outcome.verdict.padEnd(8)} ${mutation.wrong} (${mutation.file})`)
      if (outcome.verdict === 'killed') console.log(`         by ${outcome.why}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(`copy-${index}`)))
  } finally {
    await database.stop()
    await rm(work, { recursive: true, force: true })
  }
  return tell(mutations, outcomes)
}

/** Says what became of them. @returns the exit code */
function tell(mutations: readonly Mutation[], outcomes: ReadonlyMap<Mutation, Outcome>): number {
  const killed = mutations.filter(mutation => outcomes.get(mutation)?.verdict === 'killed').length
  let code = 0
  for (const mutation of mutations) {
    const { verdict, why } = outcomes.get(mutation)!
    if (verdict === 'killed') continue
    if (verdict === 'broken' || !mutation.survives) code = 1
    console.log(
      `${verdict}: ${mutation.wrong}, ${mutation.file}: ${why ?? mutation.survives ?? 'no test tells'}`,
    )
  }
  console.log(`${mutations.length} mutations tried, ${killed} killed`)
  return code
}

const pattern = new RegExp(process.argv.slice(2).join(' '))
const started = Date.now()
process.chdir(join(dirname(import.meta.filename), '../..'))
process.exitCode = await tryAll(mutations.filter(({ wrong, file }) => pattern.test(`${wrong} ${file}`)))
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
