import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from '#tests/mutations/all.ts'

const text = readFileSync('docs/security.md', 'utf8')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
const rowsOf = (part: string, beginning: RegExp) =>
  part
    .split('\n')
    .filter(line => beginning.test(line))
    .map(cellsOf)

/** How many lines of a chapter there are, and how many of them were met before, and are now. */
function count(chapter: string): [lines: number, before: number, now: number] {
  const lines = rowsOf(chapter, /^\| V\d+\.\d/)
  const metIn = (column: number) => lines.filter(cells => cells[column] === 'met').length
  return [lines.length, metIn(3), metIn(4)]
}

test('docs/security.md counts what it lists', () => {
  const [head = '', ...chapters] = text.split(/^## /m)
  const listed = chapters.map(chapter => [chapter.split('\n')[0]!, ...count(chapter)])
  const told = rowsOf(head, /^\| V\d+ /).map(([name, lines, before, now]) => [
    name,
    Number(lines),
    before === 'had none' ? 0 : Number(before),
    Number(now),
  ])
  expect(told).toEqual(listed)
  expect(rowsOf(head, /^\| all /)).toEqual([['all', ...count(text).map(String)]])
})

test('docs/security.md says how many mutations there are, and how many no test can tell', () => {
  const survivors = mutations.filter(({ survives }) => survives !== undefined)
  expect(text).toContain(`in ${mutations.length} small ways`)
  expect(text).toContain(`but for ${survivors.length} that no test can tell`)
})
