import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { apiQuery, useApi } from '#web/api-query.ts'
import { CategoryCards } from '#web/features/catalogue/category-cards.tsx'
import { FilterPanel } from '#web/features/catalogue/filter-panel.tsx'
import { SearchForm } from '#web/features/catalogue/search-form.tsx'
import { ShopResults } from '#web/features/catalogue/shop-results.tsx'
import { filtersOf, type ShopFilters, type ShopSearch } from '#web/features/catalogue/shop-search.ts'
import { useShopFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { useShopProducts } from '#web/features/catalogue/use-shop-products.ts'
import { paths } from '#web/paths.ts'
import { Awning } from '#web/ui/awning.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

/** How many filters the panel has set: what the closed panel hides. */
function countSet({ category, region, minPrice, maxPrice }: ShopFilters): number {
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  return [category, region, isPriced || undefined].filter(filter => filter !== undefined).length
}

/** The shop: look for something, narrow the list, put things in the cart. */
export function ShopPage({ search }: { search: ShopSearch }) {
  const api = useApi()
  const panelId = useId()
  const isWide = useIsWideScreen()
  const [isPanelOpen, setPanelOpen] = useState(search.filtres === 'ouverts')
  const { filters, change } = useShopFilters(search)
  const { data: counts } = useQuery(apiQuery(api, 'getCategoryCounts'))
  const list = useShopProducts(search)
  const isBesidePanel = isPanelOpen && isWide
  const setCount = countSet(filters)
  const panel = <FilterPanel filters={filters} change={change} counts={counts} />

  return (
    <>
      <section className="bg-dawn">
        <Awning />
        <div className="container-page pt-4 pb-5 sm:pt-6 sm:pb-8">
          <h1 className="text-[2rem] sm:text-5xl">Notre Boutique</h1>
          <p className="mt-1 sm:text-lg">En direct des producteurs de Côte d’Ivoire, livraison gratuite.</p>
          <div className="mt-4 max-w-3xl">
            <SearchForm filters={filters} change={change}>
              <Button
                type="submit"
                name="filtres"
                value="ouverts"
                variant="secondary"
                className="min-h-13"
                aria-expanded={isPanelOpen}
                aria-controls={panelId}
                onClick={event => {
                  event.preventDefault()
                  setPanelOpen(!isPanelOpen)
                }}
              >
                <SlidersHorizontal aria-hidden className="size-5" />
                Filtres Avancés
                {setCount > 0 && (
                  <span className="nums grid size-6 place-items-center rounded-full bg-mango-400 text-sm text-ink">
                    <span className="sr-only">, actifs&nbsp;: </span>
                    {setCount}
                  </span>
                )}
              </Button>
            </SearchForm>
          </div>
        </div>
      </section>
      <div className="container-page py-6">
        <h2 className="sr-only">Catégories</h2>
        <CategoryCards
          counts={counts}
          active={filters.category}
          isFilter
          hrefOf={category =>
            paths.shop({ ...filters, category: category === filters.category ? undefined : category })
          }
        />
        <div className="mt-6 gap-6 lg:flex lg:items-start">
          {isBesidePanel && (
            <aside
              id={panelId}
              aria-label="Filtres"
              className="mb-6 shrink-0 rounded-card bg-white p-5 shadow-card ring-1 ring-line lg:sticky lg:top-24 lg:w-72"
            >
              {panel}
            </aside>
          )}
          <ShopResults
            list={list}
            filters={filtersOf(search)}
            isContinued={search.cursor !== undefined}
            isBesidePanel={isBesidePanel}
          />
        </div>
      </div>
      <div id={isBesidePanel ? undefined : panelId}>
        <Drawer
          isOpen={isPanelOpen && !isWide}
          onClose={() => setPanelOpen(false)}
          title="Filtres Avancés"
          footer={
            <Button isWide onClick={() => setPanelOpen(false)}>
              {list.isLoading ? 'Chargement…' : `Voir les résultats (${list.total})`}
            </Button>
          }
        >
          {panel}
        </Drawer>
      </div>
    </>
  )
}
