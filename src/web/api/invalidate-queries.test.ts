import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'

/** A reading that the test answers. */
type Reading = { from: number; answer: () => void }

/** The list of orders, each page of which is its number. */
const pagesOf = (queryClient: QueryClient, readings: Reading[]) =>
  new InfiniteQueryObserver(queryClient, {
    queryKey: ['listVendorOrders', 'pages'],
    queryFn: ({ pageParam }) =>
      new Promise<number>(resolve => readings.push({ from: pageParam, answer: () => resolve(pageParam) })),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
  })

describe('reading a list again after news', () => {
  let queryClient: QueryClient
  let readings: Reading[]
  let list: ReturnType<typeof pagesOf>
  const stops: (() => void)[] = []

  const pagesShown = () => list.getCurrentResult().data?.pages
  const nextReading = async (): Promise<Reading> => {
    await expect.poll(() => readings.length).toBeGreaterThan(0)
    return readings.shift()!
  }

  beforeEach(() => {
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
    readings = []
    list = pagesOf(queryClient, readings)
    stops.push(list.subscribe(() => undefined))
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    queryClient.clear()
  })

  test('a further page under way ends, and all is read after it', async () => {
    ;(await nextReading()).answer()
    await expect.poll(pagesShown).toEqual([0])
    void list.fetchNextPage()
    const further = await nextReading()
    const again = invalidateQueries(queryClient, 'listVendorOrders')
    further.answer()
    for (const from of [0, 1]) {
      const reading = await nextReading()
      expect(reading.from).toBe(from)
      reading.answer()
    }
    await again
    expect(pagesShown()).toEqual([0, 1])
  })

  test('a further page asked for while another first reading is waited for is not lost', async () => {
    const slow = Promise.withResolvers<number>()
    const count = new QueryObserver(queryClient, {
      queryKey: ['listVendorOrders', 'count'],
      queryFn: () => slow.promise,
    })
    stops.push(count.subscribe(() => undefined))
    const first = await nextReading()
    const again = invalidateQueries(queryClient, 'listVendorOrders')
    first.answer()
    await expect.poll(pagesShown).toEqual([0])

    void list.fetchNextPage()
    const further = await nextReading()
    slow.resolve(1)
    await expect.poll(() => count.getCurrentResult().fetchStatus).toBe('idle')
    further.answer()
    await expect.poll(pagesShown).toEqual([0, 1])
    for (const from of [0, 1]) {
      const reading = await nextReading()
      expect(reading.from).toBe(from)
      reading.answer()
    }
    await again
  })

  test('a reading under way is given up for a new one, though another is made for the first time', async () => {
    ;(await nextReading()).answer()
    await expect.poll(pagesShown).toEqual([0])
    const count = new QueryObserver(queryClient, {
      queryKey: ['listVendorOrders', 'count'],
      queryFn: () => new Promise<number>(() => undefined),
    })
    stops.push(count.subscribe(() => undefined))
    const isCount = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'count'
    const seen = { pages: [7], pageParams: [0] }

    void list.refetch()
    const outdated = await nextReading()
    queryClient.setQueryData(['listVendorOrders', 'pages'], seen)
    void invalidateQueries(queryClient, 'listVendorOrders')
    const recent = await nextReading()
    outdated.answer()
    await new Promise(resolve => setTimeout(resolve))
    expect(pagesShown(), 'what was asked before the change does not replace it').toEqual([7])
    recent.answer()
    await expect.poll(pagesShown).toEqual([0])
    expect(queryClient.isFetching({ predicate: isCount })).toBe(1)
  })

  test('a reading that nobody looks at any more is not waited for', async () => {
    const first = await nextReading()
    for (const stop of stops.splice(0)) stop()
    await invalidateQueries(queryClient, 'listVendorOrders')
    first.answer()
    expect(readings).toEqual([])
  })
})
