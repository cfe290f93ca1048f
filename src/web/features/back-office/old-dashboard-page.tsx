import { useNavigate } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import type { DashboardView } from '#web/features/back-office/dashboard-view.ts'
import { ValidationTab } from '#web/features/moderation/queue/validation-tab.tsx'
import { VendorTab } from '#web/features/moderation/vendors/vendor-tab.tsx'
import { Tabs } from '#web/ui/seldom/tabs.tsx'

/** Vendors and products to validate, on one screen. */
export function OldDashboardPage({ view: { tab, ...filters } }: { view: DashboardView }) {
  const navigate = useNavigate()
  const { data: stats } = useAdminQuery('getAdminStats')
  return (
    <>
      <h1 className="mb-3 text-2xl sm:mb-5 sm:text-3xl">Vendeurs et validation</h1>
      <Tabs
        label="Vendeurs et validation"
        value={tab ?? 'vendeurs'}
        onChange={chosen =>
          void navigate({
            to: paths.adminOldDashboard(),
            search: chosen === 'produits' ? { tab: chosen } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'vendeurs', label: 'Gestion des vendeurs', content: <VendorTab filters={filters} /> },
          {
            value: 'produits',
            label: stats?.pendingProducts
              ? `Validation des produits (${stats.pendingProducts})`
              : 'Validation des produits',
            content: <ValidationTab page={filters.page} />,
          },
        ]}
      />
    </>
  )
}
