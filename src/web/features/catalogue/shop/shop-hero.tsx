import type { ShopFilters } from '#contract/filters.ts'
import { isNarrowed } from '#web/features/catalogue/queries/shop-search.ts'
import { SearchForm } from '#web/features/catalogue/search/search-form.tsx'
import { SHOP_SEARCH } from '#web/features/catalogue/search/shop-search-id.ts'
import { ChosenFilters } from '#web/features/catalogue/shop/chosen-filters.tsx'
import { SortChoice } from '#web/features/catalogue/shop/sort-choice.tsx'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Awning } from '#web/ui/awning.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SlidersHorizontal } from '#web/ui/icons.ts'

type Props = {
  filters: ShopFilters
  change: ChangeFilters
  isPanelOpen: boolean
  onTogglePanel: () => void
}

/** How many filters the panel has set: what the closed panel hides. */
const countSet = ({ category, region, minPrice, maxPrice }: ShopFilters): number =>
  [category, region, minPrice ?? maxPrice].filter(filter => filter !== undefined).length

/** Sends the search form with the panel's wish; once the page has come alive, opens the panel itself. */
function PanelButton({ filters, isPanelOpen, onTogglePanel }: Omit<Props, 'change'>) {
  const setCount = countSet(filters)
  return (
    <Button
      type="submit"
      name="filtres"
      value="ouverts"
      variant="secondary"
      className="max-sm:px-4 max-sm:text-sm sm:min-h-13"
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
  )
}

/** The head of the shop: its name, the search, the ways to narrow and to sort. The name gives way to what was asked. */
export function ShopHero({ change, ...panel }: Props) {
  const { filters } = panel
  const isAsked = isNarrowed(filters)
  return (
    <section id={SHOP_SEARCH} className="scroll-mt-16 bg-dawn">
      <div className={cx(isAsked && 'hidden')}>
        <Awning />
      </div>
      <div className={cx('container-page py-2', isAsked ? 'sm:py-4' : 'sm:pt-4 sm:pb-5')}>
        <div className={isAsked ? 'sr-only' : 'max-sm:pb-2 lg:flex lg:items-baseline lg:gap-5'}>
          <h1 className="text-[1.75rem] sm:text-4xl">Notre Boutique</h1>
          <p className="text-sm sm:text-lg">
            En direct des producteurs<span className="max-sm:hidden"> de Côte d’Ivoire</span>, livraison
            gratuite.
          </p>
        </div>
        <div className={cx(!isAsked && 'sm:mt-3')}>
          <SearchForm filters={filters} change={change}>
            <PanelButton {...panel} />
            <SortChoice filters={filters} change={change} />
            <ChosenFilters filters={filters} />
          </SearchForm>
        </div>
      </div>
    </section>
  )
}
