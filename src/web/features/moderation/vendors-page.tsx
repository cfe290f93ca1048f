import { useNavigate } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { vendorStatuses, vendorStatusLabels } from '#contract/accounts/facts.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { CardsSkeleton } from '#web/features/moderation/cards-skeleton.tsx'
import { ListFilters } from '#web/features/moderation/list-filters.tsx'
import { VendorCard } from '#web/features/moderation/vendor-card.tsx'
import { parseVendorSearch, type VendorFilters } from '#web/features/moderation/vendor-search.ts'
import { type AskedVendor, VendorStatusDialog } from '#web/features/moderation/vendor-status-dialog.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'

const statusOptions = vendorStatuses.map(status => [status, vendorStatusLabels[status]] as const)

/** All vendors, and what is decided on them. */
export function VendorsPage({ filters }: { filters: VendorFilters }) {
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-3xl">Vendeurs</h1>
      <ListFilters
        label="Filtrer les vendeurs"
        searchLabel="Recherche"
        placeholder="Entreprise ou e-mail"
        search={filters.search}
        selects={[
          { name: 'status', label: 'Statut', all: 'Tous', value: filters.status, options: statusOptions },
        ]}
        apply={fields =>
          void navigate({ to: '/admin/vendors', search: parseVendorSearch(fields), resetScroll: false })
        }
        resetHref={filters.search || filters.status ? paths.adminVendors() : undefined}
      />
      <VendorList filters={filters} />
    </>
  )
}

function VendorList({ filters }: { filters: VendorFilters }) {
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
          {filters.search || filters.status
            ? 'Essayez d’autres mots ou un autre statut.'
            : 'Les producteurs certifiés apparaîtront ici.'}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="mb-3 text-ink-soft">
            {total === 1 ? '1 vendeur' : `${total} vendeurs`}
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
            {items.map(vendor => (
              <li key={vendor.id}>
                <VendorCard vendor={vendor} ask={act => setAsked({ vendor, act })} />
              </li>
            ))}
          </ul>
          <PageLinks
            page={page}
            limit={limit}
            total={total}
            hrefOf={number => paths.adminVendors({ ...filters, page: number })}
          />
        </>
      )}
      {asked && (
        <VendorStatusDialog
          {...asked}
          failed="Erreur lors de la mise à jour du statut"
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
