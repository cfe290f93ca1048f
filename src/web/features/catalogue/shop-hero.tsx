import { SlidersHorizontal } from 'lucide-react'
import type { ShopFilters } from '#web/features/catalogue/queries/shop-search.ts'
import { SearchForm } from '#web/features/catalogue/search-form.tsx'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Awning } from '#web/ui/awning.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  filters: ShopFilters
  change: ChangeFilters
  isPanelOpen: boolean
  onTogglePanel: () => void
}

/** How many filters the panel has set: what the closed panel hides. */
function countSet({ category, region, minPrice, maxPrice }: ShopFilters): number {
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  return [category, region, isPriced || undefined].filter(filter => filter !== undefined).length
}

/** Sends the search form with the panel's wish; once the page has come alive, opens the panel itself. */
function PanelButton({ filters, isPanelOpen, onTogglePanel }: Omit<Props, 'change'>) {
  const setCount = countSet(filters)
  return (
    <Button
      type="submit"
      name="filtres"
      value="ouverts"
      variant="secondary"
      className="min-h-13"
      aria-expanded={isPanelOpen}
      onClick={event => {
        event.preventDefault()
        onTogglePanel()
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
  )
}

/** The head of the shop: its name, the search, the way to the filters. */
export function ShopHero({ change, ...panel }: Props) {
  return (
    <section className="bg-dawn">
      <Awning />
      <div className="container-page pt-4 pb-5 sm:pt-6 sm:pb-8">
        <h1 className="text-[2rem] sm:text-5xl">Notre Boutique</h1>
        <p className="mt-1 sm:text-lg">En direct des producteurs de Côte d’Ivoire, livraison gratuite.</p>
        <div className="mt-4 max-w-3xl">
          <SearchForm filters={panel.filters} change={change}>
            <PanelButton {...panel} />
          </SearchForm>
        </div>
      </div>
    </section>
  )
}
