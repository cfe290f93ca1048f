import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findGridsWithoutColumns, hasBasicColumn } from './grid-columns.ts'

const WEB = 'src/web'
const STYLES = join(WEB, 'styles.css')

describe('every grid has columns no wider than its place', () => {
  test('the class alone by the style sheet', () => {
    expect(hasBasicColumn(readFileSync(STYLES, 'utf8'))).toBe(true)
  })

  test('all others by a class of their own', () => {
    const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
    const sources = [STYLES, ...files.map(name => join(WEB, name))]
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap(file => findGridsWithoutColumns(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})

test.each([
  ['a.tsx', '<ul className="contents lg:grid lg:gap-4">', 1],
  ['a.tsx', "cx('inline-grid gap-2')", 1],
  ['a.css', '.button { @apply fixed grid size-12; }', 1],
  ['a.tsx', '<ul className="contents lg:grid lg:grid-cols-1">', 0],
  ['a.tsx', '<ul className="grid gap-4">', 0],
  ['a.css', '.button { @apply fixed grid grid-cols-1; }', 0],
  ['a.tsx', "import { Grid } from './product-grid.tsx'", 0],
])('%s with %s: %i found', (file, source, found) => {
  expect(findGridsWithoutColumns(file, source)).toHaveLength(found)
})

test('a style sheet without the column is seen', () => {
  expect(hasBasicColumn('.grid { display: grid; }')).toBe(false)
})
