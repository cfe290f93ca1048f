import { productSortLabels, productSorts } from '#contract/catalogue/facts.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { SHOP_FORM } from '#web/features/catalogue/search/shop-search-id.ts'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'

/** In which order the list comes, what suits a search best to begin with: a field of the search form, always in sight. */
export function SortChoice({ filters, change }: { filters: ShopFilters; change: ChangeFilters }) {
  return (
    <select
      name="sort"
      form={SHOP_FORM}
      aria-label="Trier par"
      value={filters.sort ?? 'recent'}
      onChange={event =>
        change({ sort: productSorts.find(sort => sort === event.target.value && sort !== 'recent') })
      }
      className="sort-choice"
    >
      {productSorts.map(sort => (
        <option key={sort} value={sort}>
          {sort === 'recent' && filters.search !== undefined ? 'Pertinence' : productSortLabels[sort]}
        </option>
      ))}
    </select>
  )
}
