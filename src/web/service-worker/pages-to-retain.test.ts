import { expect, test } from 'vitest'
import { pagesToRetain } from '#web/service-worker/pages-to-retain.ts'

const bounds = { versions: 4, pages: 60 }

test('what was seen under any of the last versions stays', () => {
  expect(pagesToRetain([5, 0, 12], bounds)).toEqual([5, 0, 12])
})

test('the oldest versions give up theirs when there are too many', () => {
  expect(pagesToRetain([40, 15, 20, 3], bounds)).toEqual([40, 15, 5, 0])
})

test('a version that is too old has none', () => {
  expect(pagesToRetain([1, 1, 1, 1, 1], bounds)).toEqual([1, 1, 1, 1, 0])
})
