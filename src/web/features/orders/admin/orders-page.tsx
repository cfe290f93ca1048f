import { Eye } from 'lucide-react'
import type { AdminOrderFilters } from '#contract/filters.ts'
import { MAX_COUNTED, MAX_FOUND } from '#contract/list-limits.ts'
import type { ListedOrder } from '#contract/orders/admin.schemas.ts'
import {
  orderStatuses,
  orderStatusFacts,
  paymentStatuses,
  paymentStatusLabels,
  STALE_AFTER_HOURS,
} from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { paymentMethodNames, paymentMethods } from '#contract/payments/facts.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { isSettled, useWithTodo } from '#web/features/accounts/use-with-todo.ts'
import { parseAdminOrderSearch } from '#web/features/orders/admin/admin-order-search.ts'
import { OrderBulk } from '#web/features/orders/admin/order-bulk.tsx'
import { orderColumns, orderHeadOf } from '#web/features/orders/admin/order-columns.tsx'
import { StaleOrders } from '#web/features/orders/admin/stale-orders.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import type { Filter } from '#web/ui/on-demand/filter-fields.tsx'
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
import { ReceiptText } from '#web/ui/signed-in/icons.ts'
import { useSavedListLocation } from '#web/ui/signed-in/list-location.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { useFitsTable } from '#web/ui/signed-in/use-fits-table.ts'

const statusOptions = orderStatuses.map(status => [status, orderStatusFacts[status].label] as const)
const methodOptions = paymentMethodNames.map(name => [name, paymentMethods[name].label] as const)
const paymentOptions = paymentStatuses.map(status => [status, paymentStatusLabels[status]] as const)
const answerOptions = [['1', `Sans réponse (${STALE_AFTER_HOURS} h)`]] as const
const vendorOptions = [['1', 'Sans accès']] as const

const isFiltered = ({ page, limit, ...narrowing }: AdminOrderFilters) =>
  Object.values(narrowing).some(Boolean)

const filtersOf = ({
  status,
  day,
  paymentMethod,
  paymentStatus,
  stale,
  stranded,
}: AdminOrderFilters): Filter[] => [
  { name: 'status', label: 'Statut', all: 'Tous', value: status, options: statusOptions },
  { name: 'day', label: 'Prévue le', value: day, isDay: true },
  {
    name: 'paymentStatus',
    label: 'Paiement',
    all: 'Tous',
    value: paymentStatus,
    options: paymentOptions,
    isNamed: true,
  },
  {
    name: 'paymentMethod',
    label: 'Mode de paiement',
    all: 'Tous',
    value: paymentMethod,
    options: methodOptions,
  },
  { name: 'stale', label: 'Réponse du vendeur', all: 'Toutes', value: stale, options: answerOptions },
  { name: 'stranded', label: 'Vendeur', all: 'Tous', value: stranded, options: vendorOptions },
]

/** All orders, searchable by number, customer or recipient. */
export function AdminOrdersPage({ filters }: { filters: AdminOrderFilters }) {
  useSavedListLocation(paths.adminOrders(), paths.adminOrders(filters))
  const { search, limit } = filters
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Commandes</h1>
      <SearchBar
        label="Filtrer les commandes"
        searchLabel="Recherche"
        placeholder="ID, client"
        search={search}
        filters={filtersOf(filters)}
        hrefOf={fields => paths.adminOrders(parseAdminOrderSearch({ ...fields, limit }))}
        resetHref={paths.adminOrders()}
      />
      <OrderRows filters={filters} />
    </>
  )
}

function OrderRows({ filters }: { filters: AdminOrderFilters }) {
  const query = useWithTodo(useStaffQuery('listAdminOrders', { query: filters }))
  return (
    <>
      {!filters.stale && !filters.stranded && isSettled(query) && <StaleOrders />}
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des commandes…" folded="h-26" />}
        failed="Les commandes n’ont pas pu être affichées"
        empty={
          <EmptyRecords
            icon={ReceiptText}
            title="Aucune commande trouvée"
            isNarrowed={isFiltered(filters)}
            hint="Essayez un autre numéro, un autre nom, un autre jour ou un autre statut."
            nothing="Les commandes des clients apparaîtront ici."
            href={paths.adminOrders()}
            whole="Voir toutes les commandes"
          />
        }
      >
        {list => <OrderList list={list} filters={filters} />}
      </Loaded>
    </>
  )
}

type ListProps = { list: ListOf<ListedOrder>; filters: AdminOrderFilters }

/** One page of orders, with row and bulk actions. */
function OrderList({ list, filters }: ListProps) {
  const selection = useSelection(list.items, ({ id }) => id)
  const isTable = useFitsTable()
  const most = filters.search ? MAX_FOUND : MAX_COUNTED
  const hrefOf = (place: PageRequest) => paths.adminOrders({ ...filters, ...place })
  return (
    <>
      <SelectAll selection={selection} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'commande', 'commandes', most)}
      </SelectAll>
      <Records
        caption="Commandes"
        rows={list.items}
        keyOf={order => order.id}
        columns={orderColumns}
        head={orderHeadOf}
        box={order => <SelectRow selection={selection} row={order} name={order.number} />}
        action={isTable ? undefined : { of: order => <DetailsLink order={order} /> }}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <OrderBulk selection={selection} />
    </>
  )
}

/** Link to the order below an expanded row; in the table its number is the link. */
function DetailsLink({ order: { id, number } }: { order: ListedOrder }) {
  return (
    <LinkButton
      href={paths.adminOrder(id)}
      variant="secondary"
      size="small"
      aria-label={`Détails de la commande ${number}`}
    >
      <Eye aria-hidden className="size-4" />
      Détails
    </LinkButton>
  )
}
