import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOMAINS } from './domain-names.ts'
import { DOMAIN_ORDER } from './import-rules.ts'

const text = readFileSync('docs/architecture.md', 'utf8')
const [, tree] = /^```\n(src\/.+?)^```$/ms.exec(text)!

const foldersOf = (path: string, recursive = false) =>
  readdirSync(path, { withFileTypes: true, recursive })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

test('its table names every domain once', () => {
  const rows = [...text.matchAll(/^\| `([a-z-]+)` +\| /gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual([...DOMAINS].toSorted())
})

test('its order of imports is the one that is checked', () => {
  const [, order] = /imports only `public\.ts`: ([^;]+); notifications/.exec(text)!
  expect(order!.split(/\s*→\s*/)).toEqual(DOMAIN_ORDER.toReversed())
})

test('it names every folder, and its tree none that is gone', () => {
  const roots = ['.', 'src', 'src/server', 'src/web', 'tests', 'tests/support']
  const outside = new Set(['node_modules', 'dist', 'data', '.git', '.ci'])
  const there = roots.flatMap(path => foldersOf(path)).filter(name => !outside.has(name))
  const named = new Set([...tree!.matchAll(/([\w-]+)\//g)].map(([, name]) => name!))
  // Domains without endpoints are told beside the table.
  const isTold = (name: string) => named.has(name) || text.includes(`\`${name}\``)
  const isOfAssets = (name: string) => ['assets', 'fonts', 'public'].includes(name)
  expect(there.filter(name => !isTold(name) && !isOfAssets(name))).toEqual([])
  const nested = new Set(['src', 'tests', 'benchmarks'].flatMap(path => foldersOf(path, true)))
  expect([...named].filter(name => !there.includes(name) && !nested.has(name))).toEqual([])
})
