import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('things of one key stand together, in the order of their first ones', () => {
  expect(groupBy(['igname', 'attiéké', 'ananas', 'oignon'], ([first]) => first)).toEqual([
    ['i', ['igname']],
    ['a', ['attiéké', 'ananas']],
    ['o', ['oignon']],
  ])
})

test('nothing makes no group', () => {
  expect(groupBy([], String)).toEqual([])
})
