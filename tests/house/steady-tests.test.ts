import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What makes a test depend on the machine's speed or on the day, and what tests write instead. */
const REFUSED = [
  // Fails when one navigation replaces another: `seeAddress`.
  /\.waitForURL\(/,
  // `waitForPaint`, or what the wait is for.
  /\.waitForTimeout\(/,
  // Fails while the database vacuums itself: `cutConnections`.
  /pg_terminate_backend/,
  // An expression for any day that the first of a month, '1er', does not match: `ANY_DAY`.
  /\\d(\{1,2\}|\+)(\(er\)\?)?( |\\s)(\\p\{L\}|\\S)\+/,
]
const OWN = [
  join('tests', 'support', 'pages', 'visitors.ts'),
  join('tests', 'support', 'database', 'cut-connections.ts'),
]

const refusedIn = (source: string): string[] =>
  REFUSED.filter(refused => refused.test(source)).map(refused => refused.source)

test('no test depends on the machine’s speed or on the day', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.startsWith('house'))
    .map(name => join('tests', name))
    .filter(file => !OWN.includes(file))
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap(file =>
    refusedIn(readFileSync(file, 'utf8')).map(refused => `${file}: ${refused}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["await page.waitForURL('**/admin')", 1],
  ['await page.waitForTimeout(500)', 1],
  ['select pg_terminate_backend(pid) from pg_stat_activity', 1],
  [String.raw`/vu le \d{1,2} \p{L}+ à/u`, 1],
  [String.raw`/le \d+ \S+ 20\d\d/`, 1],
  [String.raw`/vu le (?:1er|\d{1,2})\s\p{L}+ à/u`, 0],
  ["await seeAddress(page, '**/admin')", 0],
])('planted: %s', (source, count) => {
  expect(refusedIn(source)).toHaveLength(count)
})
