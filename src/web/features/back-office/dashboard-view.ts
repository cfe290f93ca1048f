import type { AdminVendorFilters } from '#contract/filters.ts'
import { parseVendorSearch } from '#web/features/moderation/vendors/vendor-search.ts'

/** What the dashboard with tabs shows, as its address says it; the filters are those of the vendors. */
export type DashboardView = AdminVendorFilters & { tab?: 'produits' | undefined }

export const parseDashboardView = (raw: Record<string, unknown>): DashboardView => ({
  ...parseVendorSearch(raw),
  tab: raw.tab === 'produits' ? 'produits' : undefined,
})
