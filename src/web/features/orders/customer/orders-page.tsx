import { useNavigate } from '@tanstack/react-router'
import { PackageOpen, SearchX } from 'lucide-react'
import type { FormEvent } from 'react'
import { orderStatuses, orderStatusLabels } from '#contract/orders/facts.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { SignInFirst } from '#web/features/orders/checkout/sign-in-first.tsx'
import type { OrderFilters } from '#web/features/orders/customer/customer-orders-query.ts'
import { OrderList } from '#web/features/orders/customer/order-list.tsx'
import { parseOrderSearch } from '#web/features/orders/customer/order-search.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useShownValues } from '#web/ui/use-shown-values.ts'

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
      <OrderList filters={filters} headingLevel={2} empty={isNarrowed ? <NothingFound /> : <NothingYet />} />
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
        <label className="grid gap-1 font-semibold">
          Numéro de commande
          <input
            name="search"
            type="search"
            placeholder="AMIC-000123"
            defaultValue={search}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            className="control font-normal"
          />
        </label>
        <label className="grid gap-1 font-semibold">
          Statut
          <select
            name="status"
            defaultValue={status}
            onChange={event => event.target.form && apply(event.target.form)}
            className="control font-normal"
          >
            <option value="">Tous les statuts</option>
            {orderStatuses.map(each => (
              <option key={each} value={each}>
                {orderStatusLabels[each]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" className="min-h-12">
          Rechercher
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

function NothingYet() {
  return (
    <EmptyState
      icon={PackageOpen}
      title="Aucune commande"
      actions={<LinkButton href={paths.shop()}>Voir la boutique</LinkButton>}
    >
      Vous n'avez pas encore passé de commande
    </EmptyState>
  )
}
