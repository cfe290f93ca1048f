import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShopFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { filtersOf, type ShopSearch } from '#web/features/catalogue/queries/shop-search.ts'

export type ChangeFilters = (change: ShopFilters, options?: { replace?: boolean }) => void

/** The shop's filters in the URL. A change shows at once, before the navigation is complete. */
export function useShopFilters(search: ShopSearch): { filters: ShopFilters; change: ChangeFilters } {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ShopFilters>()
  const filters = chosen ?? filtersOf(search)

  const change: ChangeFilters = (changes, { replace = false } = {}) => {
    const next = { ...filters, ...changes }
    setChosen(next)
    void navigate({ to: paths.shop(), search: next, replace, resetScroll: false }).finally(() =>
      setChosen(current => (current === next ? undefined : current)),
    )
  }
  return { filters, change }
}
