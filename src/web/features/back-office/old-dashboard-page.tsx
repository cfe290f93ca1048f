import { useNavigate } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import type { DashboardView } from '#web/features/back-office/dashboard-view.ts'
import { ValidationTab } from '#web/features/moderation/queue/validation-tab.tsx'
import { VendorTab } from '#web/features/moderation/vendors/vendor-tab.tsx'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'

/** Dashboard of vendors and products awaiting approval. */
export function OldDashboardPage({ view: { tab, ...filters } }: { view: DashboardView }) {
  const navigate = useNavigate()
  const { data: stats } = useStaffQuery('getAdminStats')
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
          {
            value: 'vendeurs',
            label: <Shortened words="Gestion des vendeurs" short="Vendeurs" />,
            content: <VendorTab filters={filters} />,
          },
          {
            value: 'produits',
            label: (
              <>
                <Shortened words="Validation des produits" short="Produits" />
                {stats?.pendingProducts ? ` (${stats.pendingProducts})` : ''}
              </>
            ),
            content: <ValidationTab page={filters.page} />,
          },
        ]}
      />
    </>
  )
}

/** A shorter label on phones, so that both fit on one line. */
const Shortened = ({ words, short }: { words: string; short: string }) => (
  <>
    <span className="max-sm:hidden">{words}</span>
    <span className="sm:hidden">{short}</span>
  </>
)
