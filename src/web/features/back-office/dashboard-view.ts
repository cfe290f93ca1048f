import type { AdminVendorFilters } from '#contract/filters.ts'
import { parseVendorSearch } from '#web/features/moderation/vendors/vendor-search.ts'

/** URL state of the tabbed dashboard; the filters apply to the vendors. */
export type DashboardView = AdminVendorFilters & { tab?: 'produits' | undefined }

export const parseDashboardView = (raw: Record<string, unknown>): DashboardView => ({
  ...parseVendorSearch(raw),
  tab: raw.tab === 'produits' ? 'produits' : undefined,
})
