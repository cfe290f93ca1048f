import { useState } from 'react'
import { vendorStatuses, vendorStatusFacts } from '#contract/accounts/facts.ts'
import type { AdminVendorFilters } from '#contract/filters.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { isSettled, useWithTodo } from '#web/features/accounts/use-with-todo.ts'
import { FaceDialog } from '#web/features/moderation/vendors/face-dialog.tsx'
import { isFaceAwaited } from '#web/features/moderation/vendors/use-face-decision.ts'
import { type VendorAction, vendorActions } from '#web/features/moderation/vendors/vendor-actions.ts'
import { VendorBulk } from '#web/features/moderation/vendors/vendor-bulk.tsx'
import { vendorColumns, vendorHeadOf } from '#web/features/moderation/vendors/vendor-columns.tsx'
import { VendorDetails } from '#web/features/moderation/vendors/vendor-details.tsx'
import { parseVendorSearch } from '#web/features/moderation/vendors/vendor-search.ts'
import { VendorStatusDialog } from '#web/features/moderation/vendors/vendor-status-dialog.tsx'
import { VendorsWaiting } from '#web/features/moderation/vendors/vendors-waiting.tsx'
import { StatementsDialog } from '#web/features/money/statements-dialog.tsx'
import { Store } from '#web/ui/icons.ts'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import {
  type ListOf,
  type PageRequest,
  SelectAll,
  SelectRow,
} from '#web/ui/on-demand/selection/select-boxes.tsx'
import { useSelection } from '#web/ui/on-demand/selection/use-selection.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { type RowAction, RowActions } from '#web/ui/signed-in/row-actions.tsx'

const statusOptions = vendorStatuses.map(status => [status, vendorStatusFacts[status].label] as const)

const faceOptions = [['pending', 'À valider']] as const

const isNarrowed = ({ search, status, face }: AdminVendorFilters): boolean =>
  Boolean(search || status || face)

/** All vendors, and decisions on them. */
export function VendorsPage({ filters }: { filters: AdminVendorFilters }) {
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Vendeurs</h1>
      <SearchBar
        label="Filtrer les vendeurs"
        searchLabel="Recherche"
        placeholder="Entreprise, e-mail"
        search={filters.search}
        filters={[
          { name: 'status', label: 'Statut', all: 'Tous', value: filters.status, options: statusOptions },
          { name: 'face', label: 'Présentation', all: 'Toutes', value: filters.face, options: faceOptions },
        ]}
        hrefOf={fields => paths.adminVendors(parseVendorSearch({ ...fields, limit: filters.limit }))}
        resetHref={paths.adminVendors()}
      />
      <VendorList filters={filters} />
    </>
  )
}

/** The open dialog. */
type Asked = { vendor: AdminVendor; about: VendorAction | 'face' | 'statements' }

function VendorList({ filters }: { filters: AdminVendorFilters }) {
  const query = useWithTodo(useStaffQuery('listAdminVendors', { query: filters }))
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      {isSettled(query) && <VendorsWaiting filters={filters} />}
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des vendeurs…" />}
        failed="Les vendeurs n’ont pas pu être affichés"
        empty={
          <EmptyRecords
            icon={Store}
            title="Aucun vendeur trouvé"
            isNarrowed={isNarrowed(filters)}
            hint="Essayez d’autres mots ou un autre filtre."
            nothing="Les producteurs certifiés apparaîtront ici."
            href={paths.adminVendors()}
            whole="Voir tous les vendeurs"
          />
        }
      >
        {list => <VendorRecords list={list} filters={filters} ask={setAsked} />}
      </Loaded>
      {asked && <Question {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Question({ vendor, about, onClose }: Asked & { onClose: () => void }) {
  if (about === 'face') return <FaceDialog vendor={vendor} onClose={onClose} />
  if (about === 'statements')
    return <StatementsDialog vendorId={vendor.id} businessName={vendor.businessName} onClose={onClose} />
  return (
    <VendorStatusDialog
      vendor={vendor}
      action={about}
      failed="Erreur lors de la mise à jour du statut"
      onClose={onClose}
    />
  )
}

type RecordsProps = {
  list: ListOf<AdminVendor>
  filters: AdminVendorFilters
  ask: (asked: Asked) => void
}

/** One page of vendors, with row and bulk actions. */
function VendorRecords({ list, filters, ask }: RecordsProps) {
  const selection = useSelection(list.items, ({ id }) => id)
  const hrefOf = (place: PageRequest) => paths.adminVendors({ ...filters, ...place })
  const actsOf = (vendor: AdminVendor) => ({
    name: vendor.businessName,
    actions: rowActsOf(vendor, about => ask({ vendor, about })),
  })
  return (
    <>
      <SelectAll selection={selection} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'vendeur', 'vendeurs')}
      </SelectAll>
      <Records
        caption="Vendeurs"
        rows={list.items}
        keyOf={({ id }) => id}
        columns={vendorColumns}
        head={vendorHeadOf}
        box={vendor => <SelectRow selection={selection} row={vendor} name={vendor.businessName} />}
        details={{
          of: vendor => <VendorDetails vendor={vendor} />,
          nameOf: ({ businessName }) => businessName,
        }}
        action={{
          of: vendor => <RowActions {...actsOf(vendor)} />,
          next: vendor => <RowActions {...actsOf(vendor)} isClosed />,
        }}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <VendorBulk selection={selection} />
    </>
  )
}

/** The actions on a vendor, next step first: admission, then the face. */
function rowActsOf(vendor: AdminVendor, ask: (about: Asked['about']) => void): RowAction[] {
  const decisions = vendorActions[vendor.status].map(
    (action): RowAction => ({
      word: action.word,
      onPress: () => ask(action),
      isNext: action.to === 'approved',
      isSeldom: action.isSeldom,
      isDanger: action.isSeldom || action.to === 'rejected',
    }),
  )
  const next = decisions.filter(({ isSeldom }) => !isSeldom)
  const isAwaited = isFaceAwaited(vendor)
  const isFaceNext = isAwaited && next.length === 0
  const face: RowAction = {
    word: isAwaited ? 'Examiner' : 'Certifier',
    rest: isAwaited ? ' la présentation' : ' ses méthodes',
    onPress: () => ask('face'),
    isNext: isFaceNext,
    isSeldom: !isFaceNext,
  }
  const statements: RowAction = { word: 'Relevés', onPress: () => ask('statements'), isSeldom: true }
  return [
    ...next,
    ...(isAwaited || vendor.face.methods.length > 0 ? [face] : []),
    statements,
    ...decisions.filter(({ isSeldom }) => isSeldom),
  ]
}
