import { expect, test } from 'vitest'
import { dayColumns } from './day-columns.ts'

test('each day says itself, and some stand below the chart', () => {
  const days = Array.from({ length: 31 }, (_, place) => ({
    day: `2026-10-${String(place + 1).padStart(2, '0')}`,
    revenue: `${place}00.00`,
  }))
  const columns = dayColumns(days)
  expect(columns[1]).toEqual({
    label: 'vendredi 2 octobre',
    short: '',
    narrow: '',
    size: 100,
    words: '100\u00a0FCFA',
  })
  const named = (which: 'short' | 'narrow') => columns.flatMap(column => column[which] || [])
  expect(named('short')).toEqual([
    '1er\u00a0oct.',
    '6 oct.',
    '11 oct.',
    '16 oct.',
    '21 oct.',
    '26 oct.',
    '31 oct.',
  ])
  expect(named('narrow')).toEqual(['1er\u00a0oct.', '9 oct.', '17 oct.', '25 oct.'])
})
