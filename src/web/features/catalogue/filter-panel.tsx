import { categories, categoryLabels, productSortLabels, productSorts } from '#contract/catalogue/facts.ts'
import type { CategoryCounts } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { regions } from '#contract/regions.ts'
import { PriceFilter } from '#web/features/catalogue/price-filter.tsx'
import type { ShopFilters } from '#web/features/catalogue/queries/shop-search.ts'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

type Props = { filters: ShopFilters; change: ChangeFilters; counts: CategoryCounts | undefined }

type Option = readonly [value: string, label: string]

type FilterSelectProps = {
  name: keyof ShopFilters
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

function FilterSelect({ name, label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      <select name={name} value={value} onChange={event => onChange(event.target.value)} className="control">
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
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
              <span className="nums text-sm text-ink-soft">{counts && `(${counts[category]})`}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

const regionOptions: Option[] = [
  ['', 'Toutes les régions'],
  ...regions.map((region): Option => [region, region]),
]
const sortOptions = productSorts.map((sort): Option => [sort, productSortLabels[sort]])

/** Everything that narrows and sorts the shop. An ordinary form where there is no JavaScript. */
export function FilterPanel({ filters, change, counts }: Props) {
  return (
    <form
      action={paths.shop()}
      method="get"
      onSubmit={event => event.preventDefault()}
      className="grid gap-6"
    >
      {filters.search !== undefined && <input type="hidden" name="search" value={filters.search} />}
      <CategoryFilter filters={filters} change={change} counts={counts} />
      <PriceFilter filters={filters} change={change} />
      <FilterSelect
        name="region"
        label="Région"
        value={filters.region ?? ''}
        options={regionOptions}
        onChange={value => change({ region: regions.find(region => region === value) })}
      />
      <FilterSelect
        name="sort"
        label="Trier par"
        value={filters.sort ?? 'recent'}
        options={sortOptions}
        onChange={value => change({ sort: productSorts.find(sort => sort === value && sort !== 'recent') })}
      />
      <noscript>
        <input type="hidden" name="filtres" value="ouverts" />
        <Button type="submit" isWide>
          Appliquer les filtres
        </Button>
      </noscript>
    </form>
  )
}
