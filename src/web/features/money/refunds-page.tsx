import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { RefundFilters } from '#contract/filters.ts'
import { type RefundStatus, refundStatuses } from '#contract/money/facts.ts'
import { refundPartWords } from '#contract/money/refund-words.ts'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { centimesOf, formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { RefundBulk } from '#web/features/money/refund-bulk.tsx'
import { payerWords } from '#web/features/money/refund-facts.ts'
import { parseRefundSearch } from '#web/features/money/refund-search.ts'
import { SettleRefundDialog } from '#web/features/money/settle-refund-dialog.tsx'
import { TransferRefundDialog } from '#web/features/money/transfer-refund-dialog.tsx'
import { OrderLink } from '#web/features/orders/admin/order-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HandCoins } from '#web/ui/icons.ts'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
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
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { SearchX } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { type RowAction, RowActions } from '#web/ui/signed-in/row-actions.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const tabLabels: Record<RefundStatus, string> = { due: 'À faire', done: 'Faits' }

/** Refunds due, then completed ones. */
export function RefundsPage({ filters }: { filters: RefundFilters }) {
  const navigate = useNavigate()
  const { status = 'due', search, limit } = filters
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">À rembourser</h1>
      <p className="mt-2 max-w-2xl text-ink-soft max-sm:text-sm">
        <span className="max-sm:sr-only">Le prestataire de paiement ne rembourse pas de lui-même. </span>
        Envoyez l’argent d’ici au numéro qui a payé, ou autrement, en notant la référence du transfert.
      </p>
      <SearchBar
        searchLabel="Numéro de commande"
        placeholder="AMIC-000123"
        search={search}
        apply={fields =>
          void navigate({
            to: paths.adminRefunds(),
            search: { search: parseRefundSearch(fields).search, status, limit },
          })
        }
      />
      <FilterTabs
        label="Filtrer les remboursements"
        className="mb-2 sm:mb-5"
        tabs={refundStatuses.map(each => ({
          href: paths.adminRefunds({ status: each, search, limit }),
          label: tabLabels[each],
          isSelected: each === status,
        }))}
      />
      <RefundList filters={{ ...filters, status }} />
    </>
  )
}

const accountPhone = ({ phone }: Refund['customer']) =>
  phone ? `Compte\u00a0: ${phoneWords(phone)}` : 'Téléphone non indiqué'

const order: Column<Refund> = {
  label: 'Commande',
  fit: 'max-w-32',
  cell: ({ orderId, orderNumber, createdAt }) => (
    <TwoLines first={<OrderLink id={orderId} number={orderNumber} />} second={<ShortDate at={createdAt} />} />
  ),
}
const facts: Column<Refund>[] = [
  {
    label: 'Client',
    fit: 'max-w-48',
    cell: ({ customer, payer }) => (
      <TwoLines
        first={customer.fullName}
        second={<span className="nums">{payer ? payerWords(payer) : accountPhone(customer)}</span>}
        isWhole
      />
    ),
  },
  { label: 'Raison', cell: refund => <span className="text-sm">{refund.reason}</span> },
]

const columnsOf: Record<RefundStatus, Column<Refund>[]> = {
  due: [
    order,
    ...facts,
    {
      label: 'À rendre',
      fit: 'max-w-36',
      isFigure: true,
      cell: refund => (
        <>
          <Price amount={refund.owed} size="small" />
          <span className="block text-xs text-ink-soft">{refundPartWords(refund)}</span>
        </>
      ),
    },
  ],
  done: [
    order,
    ...facts,
    { label: 'Référence', fit: 'max-w-32', cell: refund => <TwoLines first={refund.reference} /> },
    { label: 'Fait le', fit: 'max-w-28', cell: ({ settledAt }) => settledAt && <ShortDate at={settledAt} /> },
    {
      label: 'Montant',
      fit: 'max-w-32',
      isFigure: true,
      cell: refund => <Price amount={refund.amount} size="small" />,
    },
  ],
}

const headOf = (refund: Refund): RowHead => {
  const { orderNumber, status, owed, amount, settledAt, createdAt, customer, reason, payer } = refund
  const isDue = status === 'due'
  const whose = `${formatShortDay(settledAt ?? createdAt)} · ${customer.fullName}`
  return {
    name: <span className="nums whitespace-nowrap">{orderNumber}</span>,
    aside: <Price amount={isDue ? owed : amount} size="small" />,
    fact: isDue ? <span className="nums">{payerWords(payer)}</span> : whose,
    states: (
      <>
        <span className="line-clamp-2 w-full text-sm leading-4.5 text-ink-soft">
          {isDue ? `${whose} · ${reason}` : reason}
        </span>
        {centimesOf(refund.underWay) > 0 && (
          <Badge tone="info" isSmall>
            En cours d’envoi
          </Badge>
        )}
      </>
    ),
  }
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
  const records = { caption: 'Remboursements', rows: list.items, keyOf: ({ id }: Refund) => id, head: headOf }
  if (filters.status === 'done') {
    return (
      <>
        <p role="status" className="mb-3 text-ink-soft">
          {total}
        </p>
        <Records {...records} columns={columnsOf.done} />
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
        columns={columnsOf.due}
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
    return (
      <EmptyState
        icon={SearchX}
        title="Aucun remboursement trouvé"
        actions={<LinkButton href={paths.adminRefunds({ status })}>Voir toute la liste</LinkButton>}
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
