import { expect, test } from 'vitest'
import { isWellFormed } from './well-formed.ts'

const deep = JSON.parse(`${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`) as unknown

test.each([
  ['a text', 'Maïs 🌽', true],
  ['nothing', undefined, true],
  ['half a pair', '\ud83c', false],
  ['half a pair within', { steps: [{ title: 'Semis', words: 'a\udf3d' }] }, false],
  ['half a pair in a name', { 'a\ud800': 1 }, false],
  ['half a pair very deep', deep, false],
])('%s', (_what, body, expected) => {
  expect(isWellFormed(body)).toBe(expected)
})
