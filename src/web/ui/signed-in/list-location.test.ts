import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { lastListLocation, saveListLocation } from './list-location.ts'

test('the way back to a list leads to what was in sight, until whoever saw it has left', () => {
  const queryClient = new QueryClient()
  expect(lastListLocation(queryClient, '/orders')).toBe('/orders')
  saveListLocation(queryClient, '/orders', '/orders?page=2')
  expect(lastListLocation(queryClient, '/orders')).toBe('/orders?page=2')
  expect(lastListLocation(queryClient, '/admin/orders')).toBe('/admin/orders')
  // As signing out does.
  queryClient.removeQueries({ type: 'inactive' })
  expect(lastListLocation(queryClient, '/orders')).toBe('/orders')
})
