import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBreakingSpaces } from './no-break-spaces.ts'

test('no line of a page begins with a sign that belongs to the word before it', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.tsx?$/.test(name))
    .map(name => join('src/web', name))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(file => findBreakingSpaces({ file, text: readFileSync(file, 'utf8') }))).toEqual([])
})

test.each([
  ['const title = `Supprimer tout ?`', 1],
  ['<p>À verser : {sum}</p>', 1],
  ['<Field hint="Ouvrez « Revenus »" />', 2],
  ["const words = 'Rien ; tout\\u00a0!'", 1],
  ['<p>À verser&nbsp;: {sum}</p>', 0],
  ['const words = isOpen ? one : other', 0],
])('in %s: %i found', (text, found) => {
  expect(findBreakingSpaces({ file: 'a.tsx', text })).toHaveLength(found)
})
