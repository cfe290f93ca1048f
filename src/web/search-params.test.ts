import { describe, expect, test } from 'vitest'
import { SearchText } from '#contract/common.ts'
import { parseShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { parseOrderSearch } from '#web/features/orders/customer/order-search.ts'
import { parseProblemSearch } from '#web/features/problems/admin/problem-search.ts'
import { parseVendorArea } from '#web/features/stall/vendor-area.ts'
import { searchText } from '#web/search-params.ts'

describe.each([
  ['a shop', parseShopSearch],
  ['orders', parseOrderSearch],
  ['problems', parseProblemSearch],
  ['a stall', parseVendorArea],
  ['any list', ({ search }: Record<string, unknown>) => ({ search: searchText(search) })],
])('what the address of %s is searched for', (_, parse) => {
  test.each([
    ['\0', undefined],
    ['to\0mate ', 'tomate'],
    [`${'a'.repeat(99)}🍅`, 'a'.repeat(99)],
    [['tomate'], undefined],
    ['  ', undefined],
  ])('%j is what the API takes', (search, read) => {
    const found: unknown = (parse({ search }) as { search?: unknown }).search
    expect(found).toBe(read)
    if (found !== undefined) expect(SearchText.safeParse(found).success).toBe(true)
  })
})
