import { productSortLabels, productSorts } from '#contract/catalogue/facts.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { SHOP_FORM } from '#web/features/catalogue/search/shop-search-id.ts'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'

/** Sort order of the list, by relevance for searches: a field of the search form, always visible. */
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
