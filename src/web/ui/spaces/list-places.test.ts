import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepPlace, lastPlaceOf } from './list-places.ts'

test('the way back to a list leads to what was in sight, until whoever saw it has left', () => {
  const queryClient = new QueryClient()
  expect(lastPlaceOf(queryClient, '/orders')).toBe('/orders')
  keepPlace(queryClient, '/orders', '/orders?page=2')
  expect(lastPlaceOf(queryClient, '/orders')).toBe('/orders?page=2')
  expect(lastPlaceOf(queryClient, '/admin/orders')).toBe('/admin/orders')
  // As signing out does.
  queryClient.removeQueries({ type: 'inactive' })
  expect(lastPlaceOf(queryClient, '/orders')).toBe('/orders')
})
