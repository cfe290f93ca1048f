import { expect, test } from 'vitest'
import { parseTicks, withTick } from './packing-ticks.ts'

const TODAY = '2026-11-27'
const tick = (id: string, day: string | null) => ({ id, isTicked: true, day })

test('a tick counts as long as the day of its list, of a late one or without a day until tonight', () => {
  const first = withTick(undefined, 'yao', tick('a', '2026-11-28'), TODAY)
  const second = withTick(first, 'yao', tick('b', '2026-11-20'), TODAY)
  const third = withTick(second, 'yao', tick('c', null), TODAY)
  expect(third).toEqual({ vendorId: 'yao', until: { a: '2026-11-28', b: TODAY, c: TODAY } })
  expect(withTick(third, 'yao', tick('d', null), '2026-11-28').until).toEqual({
    a: '2026-11-28',
    d: '2026-11-28',
  })
})

test('what is ticked no more is forgotten, and another vendor begins anew', () => {
  const ticks = withTick(undefined, 'yao', tick('a', null), TODAY)
  expect(withTick(ticks, 'yao', { id: 'a', isTicked: false, day: null }, TODAY).until).toEqual({})
  expect(withTick(ticks, 'mariam', tick('b', null), TODAY)).toEqual({
    vendorId: 'mariam',
    until: { b: TODAY },
  })
})

test('of what the storage holds, only ticks are read', () => {
  const ticks = { vendorId: 'yao', until: { a: TODAY } }
  expect(parseTicks(ticks)).toBe(ticks)
  for (const other of [undefined, 1, {}, { vendorId: 'yao' }, { vendorId: 'yao', until: { a: 1 } }])
    expect(parseTicks(other)).toBeUndefined()
})
