import type { ShopFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { isNarrowed } from '#web/features/catalogue/queries/shop-search.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Removes all filters; keeps the order. */
export function ClearFilters({ filters }: { filters: ShopFilters }) {
  if (!isNarrowed(filters)) return null
  return (
    <LinkButton
      href={paths.shop({ sort: filters.sort })}
      variant="quiet"
      isExact
      keepScroll
      className="-mr-5 shrink-0 max-sm:-mr-3 max-sm:px-3 max-sm:text-[0.8125rem]"
    >
      Effacer les filtres
    </LinkButton>
  )
}
