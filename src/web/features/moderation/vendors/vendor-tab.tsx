import { useState } from 'react'
import { type VendorStatus, vendorStatusFacts } from '#contract/accounts/facts.ts'
import { personName } from '#contract/accounts/person-name.ts'
import type { AdminVendorFilters } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { VendorStatusBadge } from '#web/features/moderation/vendor-status-badge.tsx'
import { dashboardVendorActions } from '#web/features/moderation/vendors/vendor-actions.ts'
import { vendorHeadOf } from '#web/features/moderation/vendors/vendor-columns.tsx'
import { parseVendorSearch } from '#web/features/moderation/vendors/vendor-search.ts'
import {
  type AskedVendor,
  VendorStatusDialog,
} from '#web/features/moderation/vendors/vendor-status-dialog.tsx'
import { Store } from '#web/ui/icons.ts'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { Price } from '#web/ui/price.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { RowActions } from '#web/ui/signed-in/row-actions.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'

const filtered: readonly VendorStatus[] = ['pending', 'approved', 'suspended']

/** Table of vendors, with a button per decision. */
export function VendorTab({ filters }: { filters: AdminVendorFilters }) {
  return (
    <>
      <SearchBar
        label="Filtrer les vendeurs"
        searchLabel="Recherche"
        placeholder="Entreprise, e-mail"
        search={filters.search}
        filters={[
          {
            name: 'status',
            label: 'Statut',
            all: 'Tous',
            value: filters.status,
            options: filtered.map(status => [status, vendorStatusFacts[status].label] as const),
          },
        ]}
        hrefOf={fields => paths.adminOldDashboard(parseVendorSearch(fields))}
        resetHref={paths.adminOldDashboard()}
      />
      <VendorRecords filters={filters} />
    </>
  )
}

const columns: Column<AdminVendor>[] = [
  {
    label: 'Entreprise',
    cell: ({ businessName, businessAddress }) => <TwoLines first={businessName} second={businessAddress} />,
  },
  {
    label: 'Propriétaire',
    cell: ({ user }) => (
      <TwoLines first={personName(user)} second={<Breakable text={user.email} after="@" />} />
    ),
  },
  { label: 'Statut', fit: 'max-w-32', cell: ({ status }) => <VendorStatusBadge status={status} isSmall /> },
  {
    label: 'Note',
    fit: 'max-w-20',
    isFigure: true,
    cell: ({ rating }) => (rating === null ? 'Aucune' : oneDecimal(rating)),
  },
  {
    label: 'Ventes',
    fit: 'max-w-32',
    isFigure: true,
    cell: ({ totalSales }) => <Price amount={totalSales} size="small" />,
  },
]

function VendorRecords({ filters }: { filters: AdminVendorFilters }) {
  const query = useStaffQuery('listAdminVendors', { query: filters })
  const [asked, setAsked] = useState<AskedVendor>()
  return (
    <>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des vendeurs…" above="count" />}
        failed="Les vendeurs n’ont pas pu être affichés"
        empty={
          <EmptyRecords
            icon={Store}
            title="Aucun vendeur trouvé"
            isNarrowed={Boolean(filters.search || filters.status)}
            hint="Essayez d’autres mots ou un autre statut."
            href={paths.adminOldDashboard()}
            whole="Voir tous les vendeurs"
          />
        }
      >
        {list => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {counted(list.total, 'vendeur')}
            </p>
            <Records
              caption="Vendeurs"
              rows={list.items}
              keyOf={({ id }) => id}
              columns={columns}
              head={vendorHeadOf}
              action={{ of: vendor => <Decisions vendor={vendor} ask={setAsked} /> }}
            />
            <PageLinks list={list} hrefOf={number => paths.adminOldDashboard({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
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

function Decisions({ vendor, ask }: { vendor: AdminVendor; ask: (asked: AskedVendor) => void }) {
  const actions = dashboardVendorActions[vendor.status]
  if (actions.length === 0) return <span className="text-sm text-ink-soft">Aucune action</span>
  return (
    <RowActions
      name={vendor.businessName}
      actions={actions.map(action => ({
        word: action.word,
        onPress: () => ask({ vendor, action }),
        isDanger: action.to !== 'approved',
      }))}
    />
  )
}
