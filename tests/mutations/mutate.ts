import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedDatabase } from '#database/embedded/start-embedded-database.ts'
import { mutations } from './all.ts'
import type { Mutation } from './mutation.ts'

// npm run mutate [words]: does each small wrong to a copy of the project, and runs the tests that must tell. With words,
// only the mutations whose name holds them.

const run = promisify(execFile)

/** What hangs is noticed too: by whoever waits for it. */
const TIMEOUT_MS = 240_000
const AT_ONCE = 2
/** Nothing is to be told by a busy machine. */
const PATIENCE = ['--testTimeout=180000', '--hookTimeout=180000']

type Outcome = { verdict: 'killed' | 'survived' | 'broken'; why?: string }
type Counts = { numFailedTests: number; numPassedTests: number; testResults: TestFile[] }
type TestFile = { name: string; message: string; assertionResults: { status: string; fullName: string }[] }

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

/** Runs some tests in a copy; `undefined` when they hang. */
async function test(
  folder: string,
  databaseUrl: string,
  files: readonly string[],
  only?: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Counts | undefined> {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const words = only === undefined ? [] : ['-t', only.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
  const args = [
    'run',
    '--bail=1',
    ...PATIENCE,
    '--reporter=json',
    `--outputFile=${report}`,
    ...words,
    ...files,
  ]
  try {
    await run(process.execPath, [join(folder, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      timeout: timeoutMs,
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    if ((error as { killed?: boolean }).killed) return undefined
  }
  return JSON.parse(
    await readFile(report, 'utf8').catch(() => '{"numFailedTests":0,"numPassedTests":0,"testResults":[]}'),
  )
}

/** Does the wrong, runs the tests, and puts it right again. */
async function tryMutation(folder: string, databaseUrl: string, mutation: Mutation): Promise<Outcome> {
  const path = join(folder, mutation.file)
  const code = await readFile(path, 'utf8').catch(() => '')
  if (code.split(mutation.text).length !== 2)
    return { verdict: 'broken', why: 'the mutation has lost its place: its text does not stand there once' }
  await writeFile(
    path,
    code.replace(mutation.text, () => mutation.becomes),
  )
  try {
    const counts = await test(folder, databaseUrl, mutation.killedBy, mutation.only)
    if (!counts) return { verdict: 'killed', why: 'the tests hung' }
    if (counts.numFailedTests > 0) return { verdict: 'killed' }
    return counts.numPassedTests > 0
      ? { verdict: 'survived' }
      : { verdict: 'broken', why: 'no test was run: the code does not load, or no test has this name' }
  } finally {
    await writeFile(path, code)
  }
}

/** Without a wrong all of these tests pass: else they would tell of anything. */
async function checkHonest(
  folder: string,
  databaseUrl: string,
  mutations: readonly Mutation[],
): Promise<void> {
  const files = [...new Set(mutations.flatMap(({ killedBy }) => killedBy))]
  const counts = await test(folder, databaseUrl, files, undefined, 4 * TIMEOUT_MS)
  if (counts && counts.numFailedTests === 0 && counts.numPassedTests > 0) return
  for (const { name, message, assertionResults } of counts?.testResults ?? []) {
    if (message) console.log(name, message)
    for (const { status, fullName } of assertionResults) if (status === 'failed') console.log(fullName)
  }
  throw new Error('the tests do not pass without a mutation')
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
    }
  }
  try {
    await checkHonest(await copyProject(join(work, 'honest')), database.superuserUrl, mutations)
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

const words = process.argv.slice(2).join(' ')
const started = Date.now()
process.chdir(join(dirname(import.meta.filename), '../..'))
process.exitCode = await tryAll(mutations.filter(({ wrong, file }) => `${wrong} ${file}`.includes(words)))
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
