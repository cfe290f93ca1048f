import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { CategoryCards } from '#web/features/catalogue/categories/category-cards.tsx'
import { categoryCountsQuery } from '#web/features/catalogue/queries/catalogue-queries.ts'
import { filtersOf, isNarrowed, type ShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { LazyFilterPlace } from '#web/features/catalogue/shop/lazy-filter-place.tsx'
import { ListControls } from '#web/features/catalogue/shop/list-controls.tsx'
import { ShopHero } from '#web/features/catalogue/shop/shop-hero.tsx'
import { ShopResults } from '#web/features/catalogue/shop/shop-results.tsx'
import { useShopFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { useShopProducts } from '#web/features/catalogue/use-shop-products.ts'
import { Introduction } from '#web/features/pages/texts/introduction.tsx'

/** The shop page: search, filters, results. */
export function ShopPage({ search }: { search: ShopSearch }) {
  const [isPanelOpen, setPanelOpen] = useState(search.filtres === 'ouverts')
  const { filters, change } = useShopFilters(search)
  const { data: counts } = useQuery({
    ...categoryCountsQuery(useApi(), search),
    placeholderData: keepPreviousData,
  })
  // Three empty categories would only repeat that nothing was found.
  const isNothingThere = counts && !filters.category && Object.values(counts).every(count => count === 0)
  const list = useShopProducts(search)
  return (
    <>
      <ShopHero filters={filters} change={change} />
      <div className="container-page pt-2 pb-6 sm:pt-4">
        {!isNothingThere && (
          <>
            <h2 className="sr-only">Catégories</h2>
            <CategoryCards
              counts={counts}
              active={filters.category}
              isFilter
              isFolded={isNarrowed(filters)}
              hrefOf={category =>
                paths.shop({ ...filters, category: category === filters.category ? undefined : category })
              }
            />
          </>
        )}
        <div className="mt-1 gap-6 sm:mt-3 lg:flex lg:items-start">
          {isPanelOpen && (
            <LazyFilterPlace
              filters={filters}
              change={change}
              counts={counts}
              total={list.isLoading ? undefined : list.total}
              onClose={() => setPanelOpen(false)}
            />
          )}
          <ShopResults
            list={list}
            filters={filtersOf(search)}
            isContinued={search.cursor !== undefined}
            isBesidePanel={isPanelOpen}
          >
            <ListControls
              filters={filters}
              change={change}
              isPanelOpen={isPanelOpen}
              onTogglePanel={() => setPanelOpen(!isPanelOpen)}
            />
          </ShopResults>
        </div>
        {/* Below the products, whatever its length. */}
        <Introduction slug="boutique" className="mt-10 border-t border-line pt-6" />
      </div>
    </>
  )
}
