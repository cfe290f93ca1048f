import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { SignInFirst } from '#web/features/accounts/sign-in/sign-in-first.tsx'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import type { OrderFilters } from '#web/features/orders/customer/customer-orders-query.ts'
import { NoOrderYet } from '#web/features/orders/customer/no-order-yet.tsx'
import { OrderList } from '#web/features/orders/customer/order-list.tsx'
import { parseOrderSearch } from '#web/features/orders/customer/order-search.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterSelect, SearchField } from '#web/ui/spaces/filter-fields.tsx'
import { SearchX } from '#web/ui/spaces/icons.ts'
import { useShownValues } from '#web/ui/use-shown-values.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const statusOptions = orderStatuses.map(status => [status, orderStatusFacts[status].label] as const)

/** All orders of the customer, found again by number and status; both stand in the address. */
export function OrdersPage({ filters }: { filters: OrderFilters }) {
  const session = useShopper()
  if (session.status === 'unknown') return <CartSkeleton words="Chargement des commandes..." />
  if (session.status !== 'signed-in') {
    return (
      <SignInFirst next={paths.orders(filters)}>Connectez-vous pour retrouver vos commandes.</SignInFirst>
    )
  }
  const isNarrowed = Boolean(filters.search || filters.status)
  return (
    <div className="container-page py-6 sm:py-8">
      <h1 className="text-3xl">Mes Commandes</h1>
      <FilterForm filters={filters} />
      <OrderList filters={filters} empty={isNarrowed ? <NothingFound /> : <NoOrderYet headingLevel={2} />} />
    </div>
  )
}

function FilterForm({ filters }: { filters: OrderFilters }) {
  const navigate = useNavigate()
  const { search = '', status = '' } = filters
  const form = useShownValues({ search, status })
  const apply = (form: HTMLFormElement) => {
    const search = parseOrderSearch(Object.fromEntries(new FormData(form)))
    void navigate({ to: paths.orders(), search })
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  return (
    <search>
      <form
        ref={form}
        action={paths.orders()}
        method="get"
        onSubmit={handleSubmit}
        className="mt-5 mb-6 grid items-end gap-3 sm:grid-cols-[1fr_14rem_auto]"
      >
        <SearchField label="Numéro de commande" placeholder="AMIC-000123" search={search} />
        <FilterSelect
          name="status"
          label="Statut"
          all="Tous les statuts"
          value={status}
          options={statusOptions}
          apply={apply}
        />
        <Button type="submit" className="min-h-12">
          Rechercher<VisuallyHidden> une commande</VisuallyHidden>
        </Button>
      </form>
    </search>
  )
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="Aucune commande trouvée"
      actions={<LinkButton href={paths.orders()}>Voir toutes mes commandes</LinkButton>}
    >
      Vérifiez le numéro, ou choisissez un autre statut.
    </EmptyState>
  )
}
