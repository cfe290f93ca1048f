import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import type { AdminOrderFilters } from '#contract/filters.ts'
import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { COUNTED_AT_MOST, FOUND_AT_MOST } from '#contract/list-limits.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { deliveryDateLabel } from '#contract/orders/mode-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { parseAdminOrderSearch } from '#web/features/orders/admin/admin-order-search.ts'
import { OrderBulk } from '#web/features/orders/admin/order-bulk.tsx'
import { OrderStatusSelect } from '#web/features/orders/admin/order-status-select.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Price } from '#web/ui/price.tsx'
import { ChooseAll, ChooseOne, type ListOf, type Place } from '#web/ui/seldom/choice/choose.tsx'
import { useChoice } from '#web/ui/seldom/choice/use-choice.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Breakable } from '#web/ui/spaces/breakable.tsx'
import { countWords } from '#web/ui/spaces/count-words.ts'
import type { RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { ReceiptText } from '#web/ui/spaces/icons.ts'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { type Column, Records } from '#web/ui/spaces/records.tsx'
import { SearchBar } from '#web/ui/spaces/search-bar.tsx'

const statusOptions = orderStatuses.map(status => [status, orderStatusFacts[status].label] as const)
const answerOptions = [['1', 'Sans réponse depuis plus de 24 h']] as const

/** All orders, found by number, customer or recipient. */
export function AdminOrdersPage({ filters }: { filters: AdminOrderFilters }) {
  const navigate = useNavigate()
  const { search, status, unanswered, limit } = filters
  const isFiltered = search || status || unanswered
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Commandes</h1>
      <SearchBar
        label="Filtrer les commandes"
        searchLabel="Recherche"
        placeholder="ID, client"
        search={search}
        filters={[
          { name: 'status', label: 'Statut', all: 'Tous', value: status, options: statusOptions },
          { name: 'unanswered', label: 'Réponse', all: 'Toutes', value: unanswered, options: answerOptions },
        ]}
        apply={fields =>
          void navigate({
            to: paths.adminOrders(),
            search: parseAdminOrderSearch({ ...fields, limit }),
            resetScroll: false,
          })
        }
        resetHref={isFiltered ? paths.adminOrders() : undefined}
      />
      <OrderRows filters={filters} />
    </>
  )
}

const columns: Column<Order>[] = [
  {
    label: 'Commande',
    cell: order => (
      <>
        <SiteLink
          href={paths.adminOrder(order.id)}
          className="nums inline-flex min-h-8 items-center whitespace-nowrap text-leaf-800 underline underline-offset-4"
        >
          {order.number}
        </SiteLink>
        <span className="block text-sm font-normal text-ink-soft">{formatDateTime(order.createdAt)}</span>
      </>
    ),
  },
  {
    label: 'Client',
    cell: ({ customer }) => (
      <>
        <span className="block">{customerName(customer)}</span>
        <span className="block text-sm text-ink-soft">
          <Breakable text={customer.email} after="@" />
        </span>
        {customer.phone && (
          <span className="nums block text-sm text-ink-soft xl:whitespace-nowrap">
            {internationalNumber(customer.phone)}
          </span>
        )}
      </>
    ),
  },
  { label: 'Livraison', cell: order => <WhenAndWhere order={order} /> },
  {
    label: 'Paiement',
    cell: order => (
      <>
        <span className="mb-1 block">
          <Price amount={order.total} />
        </span>
        <PaymentStatusBadge status={order.paymentStatus} />
        <span className="mt-1 block text-sm text-ink-soft">{paymentMethods[order.paymentMethod].label}</span>
      </>
    ),
  },
  {
    label: 'Statut de la commande',
    cell: order => <OrderStatusBadge status={order.status} mode={order.delivery.mode} />,
  },
]

const headOf = ({ number, total, customer, delivery, status, paymentStatus }: Order): RowHead => ({
  name: <span className="nums">{number}</span>,
  aside: <Price amount={total} size="small" />,
  fact: [customerName(customer), delivery.zone?.name].filter(Boolean).join(' · '),
  states: (
    <>
      <OrderStatusBadge of="Commande" status={status} mode={delivery.mode} isSmall />
      <PaymentStatusBadge of="Paiement" status={paymentStatus} isSmall />
    </>
  ),
})

/** On which day it comes, where, and to whom when that is somebody else. */
function WhenAndWhere({ order }: { order: Order }) {
  const { delivery, deliveryDate, customer, status } = order
  const { mode, zone, pickupPoint, recipientName, phone } = delivery
  const isForAnother = recipientName !== null && recipientName !== customer.fullName
  return (
    <>
      {status !== 'cancelled' && (
        <span className="block">
          {plannedWords({ ...order, delivery: { mode } }) ||
            (deliveryDate ? `${deliveryDateLabel(status, mode)} ${formatDate(deliveryDate)}` : 'Sans jour')}
        </span>
      )}
      <span className="block text-sm text-ink-soft">
        {[pickupPoint?.name, zone?.name ?? 'Zone non indiquée'].filter(Boolean).join(', ')}
      </span>
      {isForAnother && (
        <span className="block text-sm text-ink-soft">
          {deliveryModeFacts[mode].recipient} {recipientName}
          {phone && <span className="nums block xl:whitespace-nowrap">{internationalNumber(phone)}</span>}
        </span>
      )}
    </>
  )
}

function OrderRows({ filters }: { filters: AdminOrderFilters }) {
  const query = useAdminQuery('listAdminOrders', { query: filters })
  return (
    <Loaded
      query={query}
      waiting={<ListSkeleton words="Chargement des commandes…" isFolded />}
      failed="Les commandes n’ont pas pu être affichées"
      empty={
        <EmptyState icon={ReceiptText} title="Aucune commande trouvée">
          Essayez un autre numéro, un autre nom ou un autre statut.
        </EmptyState>
      }
    >
      {list => <OrderList list={list} filters={filters} />}
    </Loaded>
  )
}

type ListProps = { list: ListOf<Order>; filters: AdminOrderFilters }

/** One page of orders, to act on one or on several. */
function OrderList({ list, filters }: ListProps) {
  const choice = useChoice(list.items, ({ id }) => id)
  const most = filters.search ? FOUND_AT_MOST : COUNTED_AT_MOST
  const hrefOf = (place: Place) => paths.adminOrders({ ...filters, ...place })
  return (
    <>
      <ChooseAll choice={choice} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'commande', 'commandes', most)}
      </ChooseAll>
      <Records
        caption="Commandes"
        rows={list.items}
        keyOf={order => order.id}
        columns={columns}
        head={headOf}
        box={order => <ChooseOne choice={choice} row={order} name={order.number} />}
        action={order => (
          <div className="flex flex-wrap items-center gap-2 lg:flex-col lg:items-stretch">
            <LinkButton
              href={paths.adminOrder(order.id)}
              variant="secondary"
              size="small"
              className="grow lg:grow-0"
              aria-label={`Détails de ${order.number}`}
            >
              <Eye aria-hidden className="size-4" />
              Détails
            </LinkButton>
            <div className="grow lg:grow-0">
              <OrderStatusSelect order={order} />
            </div>
          </div>
        )}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <OrderBulk choice={choice} />
    </>
  )
}
