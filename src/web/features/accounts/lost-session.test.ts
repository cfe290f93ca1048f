import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf } from '#web/api/api-failure.ts'
import { onSessionLost } from '#web/features/accounts/lost-session.ts'

let queryClient: QueryClient
const onLost = vi.fn()
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  onLost.mockClear()
})
afterEach(() => queryClient.clear())

const ask = (queryKey: unknown[], status: number) =>
  queryClient
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(failureOf(status, '', {})) })
    .catch(() => undefined)

test.each([
  ['listVendorOrders', 401, 1],
  ['listAdminOrders', 403, 1],
  // Whatever else failed says nothing of the session.
  ['listVendorOrders', 500, 0],
  // Of customers, who may have left while a vendor has not.
  ['listCustomerOrders', 401, 0],
])('%s answered %i: who is signed in is asked %i times', async (name, status, times) => {
  const stop = onSessionLost(queryClient, onLost)
  await ask([name, 'pages', {}], status)
  expect(onLost).toHaveBeenCalledTimes(times)
  stop()
  await ask([name, 'more'], status)
  expect(onLost).toHaveBeenCalledTimes(times)
})
