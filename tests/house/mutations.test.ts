import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutations } from '#tests/mutations/all.ts'

test('every mutation of `npm run mutate` still has its place in the code, and its tests', () => {
  const lost = mutations.filter(({ file, text, killedBy }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0
    return places !== 1 || killedBy.length === 0 || !killedBy.every(path => existsSync(path))
  })
  expect(lost.map(({ wrong, file }) => `${wrong} (${file})`)).toEqual([])
  expect(mutations.length).toBeGreaterThan(100)
})
