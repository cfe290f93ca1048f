import type { CategoryCounts } from '#contract/catalogue/schemas.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { shopCount } from '#contract/french/counted.ts'
import { ClearFilters } from '#web/features/catalogue/shop/clear-filters.tsx'
import { FilterPanel } from '#web/features/catalogue/shop/filter-panel.tsx'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/on-demand/dialog.tsx'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

export type FilterPlaceProps = {
  filters: ShopFilters
  change: ChangeFilters
  counts: CategoryCounts | undefined
  /** Number of results; undefined while unknown. */
  total: number | undefined
  onClose: () => void
}

/** The open filters: a side panel, or a bottom sheet on small screens. */
export default function FilterPlace({ total, onClose, ...panel }: FilterPlaceProps) {
  if (useIsWideScreen()) {
    return (
      <aside
        aria-label="Filtres"
        className="mb-6 shrink-0 rounded-card bg-white p-5 shadow-card ring-1 ring-line lg:sticky lg:top-24 lg:w-72"
      >
        <FilterPanel {...panel} />
      </aside>
    )
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Filtres Avancés"
      footer={
        <div className="grid grid-cols-1 justify-items-center gap-1">
          <Button isWide onClick={onClose}>
            {total === undefined ? 'Chargement…' : `Voir les résultats (${shopCount(total)})`}
          </Button>
          <ClearFilters filters={panel.filters} />
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  )
}
