import { categories, categoryLabels } from '#contract/catalogue/facts.ts'
import type { CategoryCounts } from '#contract/catalogue/schemas.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { shopCount } from '#contract/french/counted.ts'
import { oneOf } from '#contract/one-of.ts'
import { paths } from '#contract/paths.ts'
import { regions } from '#contract/regions.ts'
import { PriceFilter } from '#web/features/catalogue/shop/price-filter.tsx'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { needsHydration } from '#web/ui/needs-hydration.ts'

type Props = { filters: ShopFilters; change: ChangeFilters; counts: CategoryCounts | undefined }

function RegionFilter({ filters, change }: Omit<Props, 'counts'>) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">Région</span>
      <select
        name="region"
        value={filters.region ?? ''}
        onChange={event => change({ region: oneOf(regions, event.target.value) })}
        className="control"
      >
        <option value="">Toutes les régions</option>
        {regions.map(region => (
          <option key={region}>{region}</option>
        ))}
      </select>
    </label>
  )
}

function CategoryFilter({ filters, change, counts }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">Catégorie</legend>
      {categories.map(category => (
        <Checkbox
          key={category}
          name="category"
          value={category}
          checked={filters.category === category}
          onChange={event => change({ category: event.target.checked ? category : undefined })}
          label={
            <>
              {categoryLabels[category]}{' '}
              <span className="nums text-sm text-ink-soft">
                {counts && `(${shopCount(counts[category])})`}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

/** All filters beside the search. A plain form without JavaScript. */
export function FilterPanel({ filters, change, counts }: Props) {
  return (
    <form
      action={paths.shop()}
      method="get"
      onSubmit={event => event.preventDefault()}
      className="grid gap-6"
      {...needsHydration(true)}
    >
      {filters.search !== undefined && <input type="hidden" name="search" value={filters.search} />}
      {filters.sort !== undefined && <input type="hidden" name="sort" value={filters.sort} />}
      <CategoryFilter filters={filters} change={change} counts={counts} />
      <PriceFilter filters={filters} change={change} />
      <RegionFilter filters={filters} change={change} />
      <noscript>
        <input type="hidden" name="filtres" value="ouverts" />
        <Button type="submit" isWide>
          Appliquer les filtres
        </Button>
      </noscript>
    </form>
  )
}
