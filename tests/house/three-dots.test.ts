import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findThreeDots } from './three-dots.ts'

test('words that wait end in one sign, but where they were asked for with three full stops', () => {
  const files = ['src', 'demo'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!\.test)\.tsx?$/.test(name))
      .map(name => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap(file =>
    findThreeDots(readFileSync(file, 'utf8')).map(words => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["pendingWord={isPending && 'Envoi...'}", ['Envoi...']],
  ['<p>Chargement de votre espace...</p>', ['Chargement de votre espace...']],
  ['pendingWord="Connexion..."', []],
  ["'Envoi…'", []],
  ["const all = [...some, ...'abc']", []],
])('in %s: %j', (source, found) => {
  expect(findThreeDots(source)).toEqual(found)
})
