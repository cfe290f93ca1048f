import { productStatuses, productStatusLabels } from '#contract/catalogue/facts.ts'
import { paths } from '#contract/paths.ts'
import { type ProductFilters, parseVendorArea } from '#web/features/stall/vendor-area.ts'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'

const statusOptions = productStatuses.map(status => [status, productStatusLabels[status]] as const)
const stockOptions = [['low', 'Stock bas (5 ou moins)']] as const

/** Search and filters of the vendor's products, stored in the address. */
export function StallFilters({ filters }: { filters: ProductFilters }) {
  const { search, status, stock } = filters
  return (
    <SearchBar
      searchLabel="Rechercher dans mes produits"
      isLabelHidden
      placeholder="Chercher…"
      search={search}
      filters={[
        { name: 'status', label: 'Statut', all: 'Tous statuts', value: status, options: statusOptions },
        { name: 'stock', label: 'Stock', all: 'Tous stocks', value: stock, options: stockOptions },
      ]}
      hrefOf={fields => paths.vendor(parseVendorArea(fields))}
      resetHref={paths.vendor()}
      className="mb-3"
    />
  )
}
