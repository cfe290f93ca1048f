import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from '#tests/mutations/all.ts'
import { judge, type TestFile } from '#tests/mutations/judge.ts'

test('every mutation of `npm run mutate` still has its place in the code, and its tests', () => {
  const lost = mutations.filter(({ file, text, killedBy }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0
    return places !== 1 || killedBy.length === 0 || !killedBy.every(path => existsSync(path))
  })
  expect(lost.map(({ wrong, file }) => `${wrong} (${file})`)).toEqual([])
  expect(mutations.length).toBeGreaterThan(100)
})

test('each place of the contract that asks for a fresh code has its mutation', () => {
  const asking = readdirSync('src/contract', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .flatMap(
      path => readFileSync(join('src/contract', path), 'utf8').match(/secondFactor: 'fresh',$/gm) ?? [],
    )
  const forgotten = mutations.filter(({ text }) => /endpoint\([\s\S]*secondFactor: 'fresh',\n$/.test(text))
  expect(forgotten).toHaveLength(asking.length)
  expect(asking.length).toBeGreaterThan(10)
})

const fileOf = (cases: [status: string, message?: string][], rest: Partial<TestFile> = {}): TestFile => ({
  name: 'a.test.ts',
  status: 'passed',
  message: '',
  assertionResults: cases.map(([status, message], index) => ({
    status,
    fullName: `test ${index}`,
    failureMessages: message === undefined ? [] : [message],
  })),
  ...rest,
})
const ASSERTION = 'AssertionError: expected 200 to be 403\n    at a.test.ts:1:1'
const HUNG = 'Error: Test timed out in 60000ms.\nIf this is a long-running test…'

test('a test that fails tells of a mutation', () => {
  const said = judge([fileOf([['passed'], ['failed', HUNG], ['failed', ASSERTION]])])
  expect(said.told).toEqual({
    file: 'a.test.ts',
    fullName: 'test 2',
    message: 'AssertionError: expected 200 to be 403',
  })
})

test.each([
  ['tests that pass', [fileOf([['passed'], ['skipped']])], 'survived'],
  ['a test that hangs', [fileOf([['passed'], ['failed', HUNG]])], 'broken'],
  ['code that does not load', [fileOf([], { status: 'failed', message: 'SyntaxError' })], 'broken'],
  [
    'code that does not load beside a test that passes',
    [fileOf([['passed']]), fileOf([], { status: 'failed' })],
    'broken',
  ],
  ['no test of that name', [fileOf([['skipped']])], 'broken'],
  ['nothing at all', [], 'broken'],
])('planted: %s tell of none', (_what, files, verdict) => {
  expect(judge(files)).toMatchObject({ outcome: { verdict } })
})
