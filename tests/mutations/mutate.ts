import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { startEmbeddedDatabase } from '#database/embedded/start-embedded-database.ts'
import { mutations } from './all.ts'
import { casesOf, judge, type Outcome, type TestFile } from './judge.ts'
import type { Mutation } from './mutation.ts'
import type { Asked } from './run-tests.ts'

// npm run mutate [pattern]: does each small wrong to a copy of the project, and runs the tests that must tell. With a
// pattern, only the mutations whose words or file it matches: npm run mutate -- 'zone|public-cache'. Told is what fails a
// test that passes right after, without the wrong: a test that hangs, or that fails anyway, tells of nothing.

/** Ends what hangs. */
const TIMEOUT_MS = 480_000
const AT_ONCE = 2

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
  for (const name of [
    'tsconfig.base.json',
    'tsconfig.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'benchmarks',
    '.env.example',
  ])
    await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** `run`: what the tests said, nothing when they had to be ended. */
type Tests = { run: (asked: Asked) => Promise<TestFile[]>; end: () => Promise<void> }

/** The tests of a copy, in a process of its own that starts with the first of them, and again after one that hung. */
function testsOf(folder: string, databaseUrl: string): Tests {
  let runner: ChildProcess | undefined
  const start = () =>
    fork(join(folder, 'tests/mutations/run-tests.ts'), {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  const run = async (asked: Asked): Promise<TestFile[]> => {
    runner ??= start()
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const said = Promise.race([once(runner, 'message', { signal }), once(runner, 'exit', { signal })])
    runner.send(asked)
    const [files] = await said.catch(() => [])
    over.abort()
    if (Array.isArray(files)) return files
    runner.kill('SIGKILL')
    runner = undefined
    return []
  }
  const end = async () => {
    if (!runner) return
    const ended = once(runner, 'exit')
    runner.disconnect()
    await ended
  }
  return { run, end }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Does the wrong, runs the tests, puts it right again, and asks the test that told whether it passes now. */
async function tryMutation(folder: string, tests: Tests, mutation: Mutation): Promise<Outcome> {
  const path = join(folder, mutation.file)
  const code = await readFile(path, 'utf8').catch(() => '')
  if (code.split(mutation.text).length !== 2)
    return { verdict: 'broken', why: 'the mutation has lost its place: its text does not stand there once' }
  const only = mutation.only && literally(mutation.only)
  await writeFile(
    path,
    code.replace(mutation.text, () => mutation.becomes),
  )
  const changed = mutation.file
  const said = await tests.run({ changed, files: mutation.killedBy, ...(only && { only }) })
  await writeFile(path, code)
  const judged = judge(said)
  if (!judged.told) return judged.outcome
  const { told } = judged
  // Alone; or, where a test needs what those before it did, with them.
  for (const again of [`^${literally(told.fullName)}$`, only]) {
    const passed = casesOf(
      await tests.run({ changed, files: [told.file], ...(again && { only: again }) }),
      'passed',
    )
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
    const tests = testsOf(folder, database.superuserUrl)
    for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
      const outcome = await tryMutation(folder, tests, mutation)
      outcomes.set(mutation, outcome)
      console.log(`${outcome.verdict.padEnd(8)} ${mutation.wrong} (${mutation.file})`)
      if (outcome.verdict === 'killed') console.log(`         by ${outcome.why}`)
    }
    await tests.end()
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
