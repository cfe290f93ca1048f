import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findYoungBuiltIns } from './young-built-ins.ts'

/** What browsers run. */
const FOLDERS = ['src/web', 'src/contract']

test('the site calls nothing that its oldest browsers lack', () => {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!\.test)\.tsx?$/.test(name))
      .map(name => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap(file =>
    findYoungBuiltIns(readFileSync(file, 'utf8')).map(name => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test.each(['tsconfig.web.json', 'tsconfig.worker.json'])(
  'to the compiler of %s the language is as old as these browsers',
  file => {
    const { target, lib } = JSON.parse(readFileSync(file, 'utf8')).compilerOptions
    expect([target, lib[0]]).toEqual(['es2023', 'es2023'])
  },
)

test.each([
  ['URL.canParse(value, SITE)', ['URL.canParse']],
  ['return search.size > 0', ['URLSearchParams.size']],
  ['AbortSignal.any([one, other])', ['AbortSignal.any']],
  ['AbortSignal.any?.([one, other])', []],
  ['// not URL.canParse(x)', []],
  ['a()\n// but\nURL.canParse(x)', ['URL.canParse']],
  ['listeners.size === 0', []],
])('planted: %s', (source, found) => {
  expect(findYoungBuiltIns(source)).toEqual(found)
})
