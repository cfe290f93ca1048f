import { paths } from '#contract/paths.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { OrderNotFound } from '#web/features/orders/customer/order-not-found.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { type Failed, LoadFailure } from '#web/ui/signed-in/load-failure.tsx'

/** Error state of a page about an order. */
export function OrderLoadFailure({ query }: { query: Failed }) {
  if (hasStatus(query.error, 404)) return <OrderNotFound />
  return (
    <div className="container-page py-8">
      <LoadFailure
        title="La commande n’a pas pu être affichée"
        headingLevel={1}
        query={query}
        elsewhere={
          <LinkButton href={paths.orders()} variant="secondary">
            Voir mes commandes
          </LinkButton>
        }
      />
    </div>
  )
}
