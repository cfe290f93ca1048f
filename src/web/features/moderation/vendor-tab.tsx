import { useNavigate } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { type VendorStatus, vendorStatusLabels } from '#contract/accounts/facts.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { oneDecimal } from '#web/features/catalogue/one-decimal.ts'
import { CardsSkeleton } from '#web/features/moderation/cards-skeleton.tsx'
import { ListFilters } from '#web/features/moderation/list-filters.tsx'
import { VendorStatusBadge } from '#web/features/moderation/status-badges.tsx'
import { dashboardVendorActs } from '#web/features/moderation/vendor-acts.ts'
import { parseVendorSearch, type VendorFilters } from '#web/features/moderation/vendor-search.ts'
import { type AskedVendor, VendorStatusDialog } from '#web/features/moderation/vendor-status-dialog.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Price } from '#web/ui/price.tsx'
import { type Column, Records } from '#web/ui/records.tsx'

const filtered: readonly VendorStatus[] = ['pending', 'approved', 'suspended']

/** The vendors in a table, with a sign for each decision. */
export function VendorTab({ filters }: { filters: VendorFilters }) {
  const navigate = useNavigate()
  return (
    <>
      <ListFilters
        label="Filtrer les vendeurs"
        searchLabel="Recherche"
        placeholder="Entreprise ou e-mail"
        search={filters.search}
        selects={[
          {
            name: 'status',
            label: 'Statut',
            all: 'Tous',
            value: filters.status,
            options: filtered.map(status => [status, vendorStatusLabels[status]] as const),
          },
        ]}
        apply={fields =>
          void navigate({
            to: '/admin-dashboard-old',
            search: parseVendorSearch(fields),
            resetScroll: false,
          })
        }
        resetHref={filters.search || filters.status ? paths.adminOldDashboard() : undefined}
      />
      <VendorRecords filters={filters} />
    </>
  )
}

const columns: Column<AdminVendor>[] = [
  {
    label: 'Entreprise',
    cell: ({ businessName, businessAddress }) => (
      <>
        {businessName}
        <span className="block text-sm font-normal text-ink-soft">{businessAddress}</span>
      </>
    ),
  },
  {
    label: 'Propriétaire',
    cell: ({ user }) => (
      <>
        {user.fullName || user.username}
        <span className="block text-sm break-all text-ink-soft">{user.email}</span>
      </>
    ),
  },
  { label: 'Statut', cell: ({ status }) => <VendorStatusBadge status={status} /> },
  {
    label: 'Note',
    isFigure: true,
    cell: ({ rating }) => (rating === null ? 'N/A' : oneDecimal(rating)),
  },
  { label: 'Ventes', isFigure: true, cell: ({ totalSales }) => <Price amount={totalSales} size="small" /> },
]

function VendorRecords({ filters }: { filters: VendorFilters }) {
  const { data, error, isFetching, refetch } = useAdminQuery('listAdminVendors', { query: filters })
  const [asked, setAsked] = useState<AskedVendor>()
  if (!data) {
    if (!error) return <CardsSkeleton words="Chargement des vendeurs…" />
    const title = 'Les vendeurs n’ont pas pu être affichés'
    return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
  }
  const { items, total, page, limit } = data
  return (
    <>
      {total === 0 ? (
        <EmptyState icon={Store} title="Aucun vendeur trouvé">
          Essayez d’autres mots ou un autre statut.
        </EmptyState>
      ) : (
        <>
          <p role="status" className="mb-3 text-ink-soft">
            {total === 1 ? '1 vendeur' : `${total} vendeurs`}
          </p>
          <Records
            caption="Vendeurs"
            rows={items}
            keyOf={({ id }) => id}
            columns={columns}
            action={vendor => <ActionIcons vendor={vendor} ask={setAsked} />}
          />
          <PageLinks
            page={page}
            limit={limit}
            total={total}
            hrefOf={number => paths.adminOldDashboard({ ...filters, page: number })}
          />
        </>
      )}
      {asked && (
        <VendorStatusDialog
          {...asked}
          failed="Impossible de modifier le statut du vendeur"
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function ActionIcons({ vendor, ask }: { vendor: AdminVendor; ask: (asked: AskedVendor) => void }) {
  const acts = dashboardVendorActs[vendor.status]
  if (acts.length === 0) return <span className="text-sm text-ink-soft">Aucune action</span>
  return (
    <div className="flex justify-end gap-2">
      {acts.map(act => (
        <Button
          key={act.to}
          size="small"
          variant={act.to === 'approved' ? 'primary' : 'danger'}
          title={act.word}
          aria-label={`${act.word}\u00a0: ${vendor.businessName}`}
          onClick={() => ask({ vendor, act })}
        >
          <act.icon aria-hidden className="size-5" />
        </Button>
      ))}
    </div>
  )
}
