import { useState } from 'react'
import type { RefundFilters } from '#contract/filters.ts'
import type { RefundStatus } from '#contract/money/facts.ts'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { RefundBulk } from '#web/features/money/refund-bulk.tsx'
import { refundColumns, refundHeadOf } from '#web/features/money/refund-columns.tsx'
import { parseRefundSearch } from '#web/features/money/refund-search.ts'
import { SettleRefundDialog } from '#web/features/money/settle-refund-dialog.tsx'
import { TransferRefundDialog } from '#web/features/money/transfer-refund-dialog.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HandCoins } from '#web/ui/icons.ts'
import { ListHead } from '#web/ui/on-demand/list-head.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import {
  type ListOf,
  type PageRequest,
  SelectAll,
  SelectRow,
} from '#web/ui/on-demand/selection/select-boxes.tsx'
import { useSelection } from '#web/ui/on-demand/selection/use-selection.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { SearchX } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { type RowAction, RowActions } from '#web/ui/signed-in/row-actions.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const statusLabels: Record<RefundStatus, string> = { due: 'À faire', done: 'Faits' }

/** Refunds due, then completed ones. */
export function RefundsPage({ filters }: { filters: RefundFilters }) {
  const { status = 'due', search, limit } = filters
  return (
    <>
      <ListHead
        title="À rembourser"
        about="Envoyez l’argent d’ici, ou notez un transfert fait autrement."
        label="Filtrer les remboursements"
        searchLabel="Numéro de commande"
        placeholder="N° de commande"
        search={search}
        filters={[
          {
            name: 'status',
            label: 'Statut',
            all: statusLabels.due,
            value: status === 'due' ? undefined : status,
            options: [['done', statusLabels.done]],
          },
        ]}
        hrefOf={fields => paths.adminRefunds(parseRefundSearch({ ...fields, limit }))}
      />
      <RefundList filters={{ ...filters, status }} />
    </>
  )
}

function RefundList({ filters }: { filters: RefundFilters & { status: RefundStatus } }) {
  const query = useStaffQuery('listRefunds', { query: filters })
  const [asked, setAsked] = useState<{ refund: Refund; way: RefundMethod }>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des remboursements…" folded="h-38" table="h-15" />}
        failed="Les remboursements n’ont pas pu être affichés"
        empty={<Nothing filters={filters} />}
      >
        {list => (
          <RefundRecords list={list} filters={filters} choose={(refund, way) => setAsked({ refund, way })} />
        )}
      </Loaded>
      {asked?.way === 'note' && <SettleRefundDialog refund={asked.refund} onClose={close} />}
      {asked?.way === 'transfer' && <TransferRefundDialog refund={asked.refund} onClose={close} />}
    </>
  )
}

type RefundMethod = 'transfer' | 'note'

type RecordsProps = {
  list: ListOf<Refund> & { canTransfer: boolean; owed: string }
  filters: RefundFilters
  choose: (refund: Refund, way: RefundMethod) => void
}

/** One page of refunds; due ones have row and bulk actions. */
function RefundRecords({ list, filters, choose }: RecordsProps) {
  const selection = useSelection(list.items, ({ id }) => id)
  const hrefOf = (place: PageRequest) => paths.adminRefunds({ ...filters, ...place })
  const waysOf = (refund: Refund) => ({
    refund,
    canTransfer: list.canTransfer,
    choose: (way: RefundMethod) => choose(refund, way),
  })
  const total = countWords(list.total, 'remboursement', 'remboursements')
  const pages = <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
  const records = {
    caption: 'Remboursements',
    rows: list.items,
    keyOf: ({ id }: Refund) => id,
    head: refundHeadOf,
  }
  if (filters.status === 'done') {
    return (
      <>
        <p role="status" className="mb-3 text-ink-soft">
          {total}
        </p>
        <Records {...records} columns={refundColumns.done} />
        {pages}
      </>
    )
  }
  return (
    <>
      <SelectAll selection={selection} list={list} hrefOf={hrefOf}>
        {total}
        <span className="max-sm:hidden"> · </span>
        <span className="whitespace-nowrap max-sm:block">{formatFcfa(list.owed)} à rendre</span>
      </SelectAll>
      <Records
        {...records}
        columns={refundColumns.due}
        box={refund => <SelectRow selection={selection} row={refund} name={refund.orderNumber} />}
        action={{
          of: refund => <RefundActions {...waysOf(refund)} />,
          next: refund => <RefundActions {...waysOf(refund)} isClosed />,
        }}
      />
      {pages}
      <RefundBulk selection={selection} />
    </>
  )
}

type RefundActionsProps = {
  refund: Refund
  canTransfer: boolean
  choose: (way: RefundMethod) => void
  /** The row is collapsed: show only the next step. */
  isClosed?: boolean
}

/** The actions on a refund: only manual when the paying number is unknown; none while a transfer is pending. */
function RefundActions({ refund, choose, isClosed = false, ...all }: RefundActionsProps) {
  const { orderNumber, underWay, payer } = refund
  const canTransfer = all.canTransfer && payer !== null
  if (centimesOf(underWay) > 0) {
    return isClosed ? null : (
      <SiteLink
        href={paths.adminTransfers()}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        En cours d’envoi
      </SiteLink>
    )
  }
  const note: RowAction = {
    word: 'Noter le remboursement',
    onPress: () => choose('note'),
    isNext: !canTransfer,
    isSeldom: canTransfer,
  }
  const transfer: RowAction = { word: 'Rembourser', onPress: () => choose('transfer'), isNext: true }
  return (
    <RowActions name={orderNumber} actions={canTransfer ? [transfer, note] : [note]} isClosed={isClosed} />
  )
}

function Nothing({ filters: { search, status } }: { filters: RefundFilters & { status: RefundStatus } }) {
  if (search) {
    const [other, words] = status === 'due' ? (['done', 'faits'] as const) : (['due', 'à faire'] as const)
    return (
      <EmptyState
        icon={SearchX}
        title="Aucun remboursement trouvé"
        actions={
          <>
            <LinkButton href={paths.adminRefunds({ status: other, search })}>
              Chercher parmi ceux {words}
            </LinkButton>
            <LinkButton href={paths.adminRefunds({ status })} variant="secondary">
              Voir toute la liste
            </LinkButton>
          </>
        }
      >
        Vérifiez le numéro de la commande, ou regardez dans l’autre liste.
      </EmptyState>
    )
  }
  return status === 'due' ? (
    <EmptyState icon={HandCoins} title="Rien à rembourser">
      Tout ce qui était dû aux clients leur a été rendu.
    </EmptyState>
  ) : (
    <EmptyState icon={HandCoins} title="Aucun remboursement fait">
      Les remboursements faits apparaîtront ici avec leur référence.
    </EmptyState>
  )
}
