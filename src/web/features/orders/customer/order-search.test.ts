import { expect, test } from 'vitest'
import { parseOrderSearch } from '#web/features/orders/customer/order-search.ts'

test('the address narrows the list', () => {
  expect(parseOrderSearch({ search: ' AMIC-000123 ', status: 'shipped' })).toEqual({
    search: 'AMIC-000123',
    status: 'shipped',
  })
})

test('what makes no sense there counts as absent', () => {
  expect(parseOrderSearch({ search: ' ', status: 'perdue', page: '2' })).toEqual({})
  expect(parseOrderSearch({ search: 'x'.repeat(101) }).search).toHaveLength(100)
})
