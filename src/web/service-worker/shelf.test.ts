import { expect, test } from 'vitest'
import { tooMany } from '#web/service-worker/shelf.ts'

test('all may stay within the bounds', () => {
  expect(tooMany([10, 10, 10], { entries: 3, bytes: 30 })).toBe(0)
})

test('the oldest go when there are too many', () => {
  expect(tooMany([1, 1, 1, 1, 1], { entries: 3 })).toBe(2)
})

test('the oldest go until the others weigh little enough', () => {
  expect(tooMany([5, 20, 5, 10], { entries: 10, bytes: 16 })).toBe(2)
})

test('what is too heavy alone goes too', () => {
  expect(tooMany([1, 50], { entries: 10, bytes: 20 })).toBe(2)
})

test('all stay where there are no bounds', () => {
  expect(tooMany([1, 50, 10], {})).toBe(0)
})
