import { endpoints } from 'virtual:endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callUrl } from '#contract/call-url.ts'
import { formatDate } from '#contract/french/dates.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import type { TrackedOrder } from '#contract/orders/tracking.schemas.ts'
import { paths } from '#contract/paths.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { useChanges } from '#web/api/follow-changes.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { OrderHeading } from '#web/features/orders/order-heading.tsx'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { ToPayBadge } from '#web/features/orders/to-pay-badge.tsx'
import { trackedOrderQuery } from '#web/features/orders/tracking/tracked-order-query.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link2Off } from '#web/ui/signed-in/icons.ts'

/** Live progress of an order, for anyone with its tracking link. */
export function TrackedOrderPage({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { data, error } = useQuery(trackedOrderQuery(useApi(), token))
  const params = { token }
  const isShared = data !== undefined && !hasStatus(error, 404)
  const address = isShared ? callUrl(endpoints.followTrackedOrder.path, { params }) : undefined
  useChanges(address, () => void invalidateQueries(queryClient, apiKey('getTrackedOrder', { params })), 0)
  return isShared ? <Known order={data} /> : <UnknownTracking />
}

function Known({ order }: { order: TrackedOrder }) {
  const { firstName, status, createdAt, deliveryMode, payBefore, zone, pickupPoint } = order
  // Tracking links do not show the reason.
  const events = order.events.map(event => ({ ...event, kind: 'status' as const, reason: null }))
  const tracked = { ...order, delivery: { mode: deliveryMode, pickupPoint }, events }
  return (
    <div className="container-page max-w-3xl py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <OrderHeading order={tracked} />
          <p className="mt-1 text-ink-soft">
            Passée par {firstName} le {formatDate(createdAt)}
            {pickupPoint
              ? `, retrait\u00a0: ${pickupPoint.name}, ${pickupPoint.address}`
              : zone && `, livraison\u00a0: ${zone.name}`}
          </p>
        </div>
        <div role="status">
          {payBefore ? (
            <ToPayBadge />
          ) : (
            <OrderProgress status={status} parcels={order.parcels} mode={deliveryMode} />
          )}
        </div>
      </div>
      <Card as="section" className="mt-6">
        <h2 className="mb-5 text-xl">Suivi</h2>
        <OrderTimelines order={tracked} />
      </Card>
      <Contents parcels={order.parcels} />
      <p className="mt-6 text-ink-soft">
        {firstName} vous montre où en est sa commande. Cette page se met à jour toute seule.
      </p>
      <LinkButton href={paths.home()} variant="secondary" className="mt-4">
        Découvrir le marché AMIC
      </LinkButton>
    </div>
  )
}

function Contents({ parcels }: Pick<TrackedOrder, 'parcels'>) {
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Articles</h2>
      {parcels.map(({ id, vendor, items }) => (
        <div key={id} className="mt-4">
          <h3 className="text-lg">Vendu par {vendor.businessName}</h3>
          <ul className="divide-y divide-line">
            {items.map(({ id: itemId, name, quantity, unit }) => (
              <li key={itemId} className="flex justify-between gap-4 py-2.5">
                <span className="min-w-0">{name}</span>
                <span className="nums shrink-0 text-ink-soft">{quantityWords(quantity, unit)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

/** Shown for an unknown or revoked link. */
export function UnknownTracking() {
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={Link2Off}
        headingLevel={1}
        title="Suivi introuvable"
        actions={
          <>
            <LinkButton href={paths.home()}>Découvrir le marché AMIC</LinkButton>
            <LinkButton href={paths.contact()} variant="secondary">
              Nous écrire
            </LinkButton>
            <LinkButton href={paths.orders()} variant="quiet">
              Voir mes commandes
            </LinkButton>
          </>
        }
      >
        <p>
          Ce lien de suivi n’existe pas, ou il n’est plus partagé. Demandez un nouveau lien à la personne qui
          vous l’a envoyé.
        </p>
      </EmptyState>
    </div>
  )
}
