import type { ShopFilters } from '#contract/filters.ts'
import { SHOP_FORM } from '#web/features/catalogue/search/shop-search-id.ts'
import { SortChoice } from '#web/features/catalogue/shop/sort-choice.tsx'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { SlidersHorizontal } from '#web/ui/icons.ts'

type Props = {
  filters: ShopFilters
  change: ChangeFilters
  isPanelOpen: boolean
  onTogglePanel: () => void
}

/** The number of filters set in the panel, shown while it is closed. */
const countSet = ({ category, region, minPrice, maxPrice }: ShopFilters): number =>
  [category, region, minPrice ?? maxPrice].filter(filter => filter !== undefined).length

/** Sticky filter and sort controls of the list: fields of the search form. */
export function ListControls({ filters, change, isPanelOpen, onTogglePanel }: Props) {
  const setCount = countSet(filters)
  return (
    <div className="list-controls">
      {/* Submits the form with the panel's parameter; once the page is hydrated, opens the panel itself. */}
      <Button
        type="submit"
        form={SHOP_FORM}
        name="filtres"
        value="ouverts"
        variant="secondary"
        className="max-sm:px-4 max-sm:text-sm"
        aria-expanded={isPanelOpen}
        onClick={event => {
          event.preventDefault()
          onTogglePanel()
        }}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span>
          Filtres<span className="max-sm:sr-only"> Avancés</span>
        </span>
        {setCount > 0 && (
          <span className="nums grid size-6 place-items-center rounded-full bg-mango-400 text-sm text-ink">
            <span className="sr-only">, actifs&nbsp;: </span>
            {setCount}
          </span>
        )}
      </Button>
      <SortChoice filters={filters} change={change} />
    </div>
  )
}
