import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findWrittenLengths } from './field-lengths.ts'

test('the lengths of fields are named where their schemas have them', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .map(name => join('src/web', name))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(file =>
    findWrittenLengths(readFileSync(file, 'utf8')).map(attribute => `${file}: ${attribute}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['<TextField name="name" maxLength={60} />', ['maxLength={60}']],
  ['<TextField name="name" maxLength={ 5_000 } />', ['maxLength={ 5_000 }']],
  ['<input maxLength="60" />', ['maxLength="60"']],
  ['<TextField name="name" maxLength={MAX_NAME_LENGTH} />', []],
  ['<TextField name="code" maxLength={TEXT_CODE_DIGITS + 1} />', []],
])('in %s: %j', (source, found) => {
  expect(findWrittenLengths(source)).toEqual(found)
})
