import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { updateInLists } from '#web/api/update-in-lists.ts'

const rows = [
  { id: 'a', stock: 1 },
  { id: 'b', stock: 2 },
]
const changed = { id: 'b', stock: 7 }
const now = [rows[0], changed]

test('what was changed is shown so in lists of every shape, and in no list of another kind', () => {
  const queryClient = new QueryClient()
  const page = { items: rows, total: 2, nextCursor: null }
  queryClient.setQueryData(['listVendorProducts', 'stocks'], rows)
  queryClient.setQueryData(['listVendorProducts', { query: {} }], page)
  queryClient.setQueryData(['listVendorProducts', 'pages', {}], {
    pages: [page, page],
    pageParams: ['', 'x'],
  })
  queryClient.setQueryData(['listProducts', 'pages', {}], { pages: [page], pageParams: [''] })
  updateInLists(queryClient, 'listVendorProducts', changed)

  const dataOf = (...key: unknown[]) => queryClient.getQueryData(key)
  const newPage = { ...page, items: now }
  expect(dataOf('listVendorProducts', 'stocks')).toEqual(now)
  expect(dataOf('listVendorProducts', { query: {} })).toEqual(newPage)
  expect(dataOf('listVendorProducts', 'pages', {})).toEqual({
    pages: [newPage, newPage],
    pageParams: ['', 'x'],
  })
  expect(dataOf('listProducts', 'pages', {})).toEqual({ pages: [page], pageParams: [''] })
  queryClient.clear()
})
