import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findHandWrittenPlurals } from './plurals.ts'

test('no text is chosen by hand for one or for many', () => {
  const files = ['src', 'demo'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!\.test)\.tsx?$/.test(name))
      .map(name => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(file => findHandWrittenPlurals(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  [`<p>{count} produit{count > 1 ? 's' : ''}</p>`, 1],
  ["total === 1 ? '1 commande' : 'plusieurs commandes'", 1],
  ["rows.length > 1\n  ? 'Ils restent'\n  : 'Il reste'", 1],
  ["parcels.length > 1 ? ' Les autres colis ne changent pas.' : ''", 0],
  ["ids.length === 1 ? 'one' : 'many'", 0],
  ["pictures.length > 1 ? 'size-11 sm:size-14' : 'size-14'", 0],
  ["count === 1 ? 'corrigez-le d’abord' : 'corrigez-les d’abord'", 1],
  ['parts.length > 1 ? parts.at(-1) : null', 0],
  ["counted(count, 'produit')", 0],
])('in %s: %i found', (source, found) => {
  expect(findHandWrittenPlurals('a.ts', source)).toHaveLength(found)
})
