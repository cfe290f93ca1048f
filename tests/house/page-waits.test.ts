import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Waits of Playwright that depend on the machine's speed, and what tests call instead. */
const REFUSED = [
  // Fails when one navigation replaces another: `seeAddress`.
  /\.waitForURL\(/,
  // `waitForPaint`, or what the wait is for.
  /\.waitForTimeout\(/,
]
const OWN = join('tests', 'support', 'pages', 'visitors.ts')

const refusedIn = (source: string): string[] =>
  REFUSED.filter(wait => wait.test(source)).map(wait => wait.source)

test('no test waits for what depends on the machine', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.startsWith('house'))
    .map(name => join('tests', name))
    .filter(file => file !== OWN)
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap(file => refusedIn(readFileSync(file, 'utf8')).map(wait => `${file}: ${wait}`))
  expect(found).toEqual([])
})

test.each([
  ["await page.waitForURL('**/admin')", 1],
  ['await page.waitForTimeout(500)', 1],
  ["await seeAddress(page, '**/admin')", 0],
])('planted: %s', (source, count) => {
  expect(refusedIn(source)).toHaveLength(count)
})
