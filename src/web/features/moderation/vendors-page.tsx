import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { vendorStatuses, vendorStatusLabels } from '#contract/accounts/facts.ts'
import type { AdminVendorFilters } from '#contract/filters.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { FaceDialog } from '#web/features/moderation/face-dialog.tsx'
import type { VendorAct } from '#web/features/moderation/vendor-acts.ts'
import { VendorBulk } from '#web/features/moderation/vendor-bulk.tsx'
import { VendorCard, VendorDetails, vendorHeadOf } from '#web/features/moderation/vendor-card.tsx'
import { parseVendorSearch } from '#web/features/moderation/vendor-search.ts'
import { type AskedVendor, VendorStatusDialog } from '#web/features/moderation/vendor-status-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Store } from '#web/ui/icons.ts'
import { ChooseAll, ChooseOne, type ListOf, type Place } from '#web/ui/seldom/choice/choose.tsx'
import { useChoice } from '#web/ui/seldom/choice/use-choice.ts'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { countWords } from '#web/ui/spaces/count-words.ts'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { RecordGrid } from '#web/ui/spaces/record-grid.tsx'
import { SearchBar } from '#web/ui/spaces/search-bar.tsx'

const statusOptions = vendorStatuses.map(status => [status, vendorStatusLabels[status]] as const)

const faceOptions = [['pending', 'À valider']] as const

const isNarrowed = ({ search, status, face }: AdminVendorFilters): boolean =>
  Boolean(search || status || face)

/** All vendors, and what is decided on them. */
export function VendorsPage({ filters }: { filters: AdminVendorFilters }) {
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Vendeurs</h1>
      <SearchBar
        label="Filtrer les vendeurs"
        searchLabel="Recherche"
        placeholder="Entreprise ou e-mail"
        search={filters.search}
        filters={[
          { name: 'status', label: 'Statut', all: 'Tous', value: filters.status, options: statusOptions },
          { name: 'face', label: 'Présentation', all: 'Toutes', value: filters.face, options: faceOptions },
        ]}
        apply={fields =>
          void navigate({
            to: paths.adminVendors(),
            search: parseVendorSearch({ ...fields, limit: filters.limit }),
            resetScroll: false,
          })
        }
        resetHref={isNarrowed(filters) ? paths.adminVendors() : undefined}
      />
      <VendorList filters={filters} />
    </>
  )
}

function VendorList({ filters }: { filters: AdminVendorFilters }) {
  const query = useAdminQuery('listAdminVendors', { query: filters })
  const [asked, setAsked] = useState<AskedVendor>()
  const [examined, setExamined] = useState<AdminVendor>()
  return (
    <>
      <Loaded
        query={query}
        waiting={<CardsSkeleton words="Chargement des vendeurs…" />}
        failed="Les vendeurs n’ont pas pu être affichés"
        empty={
          <EmptyState icon={Store} title="Aucun vendeur trouvé">
            {isNarrowed(filters)
              ? 'Essayez d’autres mots ou un autre filtre.'
              : 'Les producteurs certifiés apparaîtront ici.'}
          </EmptyState>
        }
      >
        {list => (
          <VendorCards
            list={list}
            filters={filters}
            ask={(vendor, act) => setAsked({ vendor, act })}
            examine={vendor => setExamined(vendor)}
          />
        )}
      </Loaded>
      {asked && (
        <VendorStatusDialog
          {...asked}
          failed="Erreur lors de la mise à jour du statut"
          onClose={() => setAsked(undefined)}
        />
      )}
      {examined && <FaceDialog vendor={examined} onClose={() => setExamined(undefined)} />}
    </>
  )
}

type CardsProps = {
  list: ListOf<AdminVendor>
  filters: AdminVendorFilters
  ask: (vendor: AdminVendor, act: VendorAct) => void
  examine: (vendor: AdminVendor) => void
}

/** One page of vendors, to decide on one or on several. */
function VendorCards({ list, filters, ask, examine }: CardsProps) {
  const choice = useChoice(list.items, ({ id }) => id)
  const hrefOf = (place: Place) => paths.adminVendors({ ...filters, ...place })
  const detailsOf = (vendor: AdminVendor) => (
    <VendorDetails vendor={vendor} ask={act => ask(vendor, act)} examine={() => examine(vendor)} />
  )
  return (
    <>
      <ChooseAll choice={choice} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'vendeur', 'vendeurs')}
      </ChooseAll>
      <RecordGrid
        caption="Vendeurs"
        rows={list.items}
        keyOf={({ id }) => id}
        head={vendorHeadOf}
        box={vendor => <ChooseOne choice={choice} row={vendor} name={vendor.businessName} />}
        card={(vendor, box) => (
          <VendorCard vendor={vendor} box={box} isChosen={choice.isChosen(vendor)}>
            {detailsOf(vendor)}
          </VendorCard>
        )}
        details={detailsOf}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <VendorBulk choice={choice} />
    </>
  )
}
