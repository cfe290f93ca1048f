import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStraightApostrophes } from './apostrophes.ts'

test('French for people has one apostrophe, but where it was asked for with the other', () => {
  const files = ['src', 'demo'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!\.test)\.tsx?$|\.(?:md|csv)$/.test(name))
      .map(name => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(file => findStraightApostrophes(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  [`const address = "Côte d'Ivoire"`, 1],
  ["<p>\n  Jusqu'au soir, c'est ouvert\n</p>", 1],
  ["'Côte d’Ivoire'", 0],
  [`label="Nom d'utilisateur"`, 0],
  ["// the holidays of Côte d'Ivoire\n/** L'heure */", 0],
  ["paths.shop('x')", 0],
  ["text: 'd'", 0],
])('in %s: %i found', (source, found) => {
  expect(findStraightApostrophes('a.ts', source)).toHaveLength(found)
})
