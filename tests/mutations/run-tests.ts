import { resolve } from 'node:path'
import { createVitest, type TestCase, type TestModule, type TestSuite } from 'vitest/node'
import { buildServerIfChanged } from '../../scripts/launch/build.mjs'
import type { TestFile } from './judge.ts'

// The process of a copy of the project (started in its folder): runs the tests that its parent names, as often as it asks. One
// Vitest for all of them, since to start it, to read the code and to migrate a database takes longer than most of the tests.

/** `changed`: what was written since, from the root. `only`: of the tests, those whose names match. */
export type Asked = { changed: string; files: readonly string[]; only?: string }

/** Nothing is to be told by a busy machine. */
const PATIENCE_MS = 180_000

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  reporters: [{}],
})
await vitest.standalone()

/** As `vitest -t` reads it. */
function fullNameOf(test: TestCase): string {
  const names = [test.name]
  let parent: TestModule | TestSuite = test.parent
  while (parent.type === 'suite') {
    names.unshift(parent.name)
    parent = parent.parent
  }
  return names.join(' ')
}

const fileOf = (module: TestModule): TestFile => ({
  name: module.moduleId,
  status: module.ok() ? 'passed' : 'failed',
  message: module
    .errors()
    .map(({ message }) => message)
    .join('\n'),
  assertionResults: [...module.children.allTests()].map(test => ({
    status: test.result().state,
    fullName: fullNameOf(test),
    failureMessages: (test.result().errors ?? []).map(({ message }) => message),
  })),
})

async function run({ changed, files, only }: Asked): Promise<TestFile[]> {
  vitest.invalidateFile(resolve(changed))
  await buildServerIfChanged()
  if (only === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(only)
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([...files]))
  return testModules.map(fileOf)
}

process.on('message', async (asked: Asked) => process.send?.(await run(asked)))
process.on('disconnect', () => vitest.exit())
