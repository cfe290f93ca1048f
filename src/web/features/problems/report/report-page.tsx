import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { oneOrMany } from '#contract/french/counted.ts'
import { arrivalLines } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { PROBLEM_DRAFT_KEY } from '#web/features/accounts/customer-storage.ts'
import { storedDraftSubject } from '#web/features/media/drafts/form-draft.ts'
import { MyOrder } from '#web/features/orders/customer/my-order.tsx'
import { PlannedDay } from '#web/features/orders/planned-day.tsx'
import { ReportForm } from '#web/features/problems/report/report-form.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { Hourglass } from '#web/ui/signed-in/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'

/** Page to report a problem with a delivered order. */
export function ReportPage({ orderId }: { orderId: string }) {
  return (
    <MyOrder
      key={orderId}
      orderId={orderId}
      address={paths.reportProblem(orderId)}
      waiting={
        <Frame orderId={orderId} number="">
          {waiting}
        </Frame>
      }
    >
      {order => (
        <Frame orderId={orderId} number={order.number}>
          <NotArrived order={order} />
          <Parcels order={order} />
        </Frame>
      )}
    </MyOrder>
  )
}

const waiting = (
  <div className="mt-4">
    <ListSkeleton words="Chargement de la commande…" rows={3} />
  </div>
)

type FrameProps = { orderId: string; number: string; children: ReactNode }

const Frame = ({ orderId, number, children }: FrameProps) => (
  <div className="container-page max-w-2xl py-6 sm:py-8">
    <BackLink href={paths.order(orderId)}>Commande {number}</BackLink>
    <h1 className="mt-2 text-3xl">Signaler un problème</h1>
    {children}
  </div>
)

/** The overdue parcels. */
function lateParcels(order: Order) {
  const now = new Date()
  return order.parcels.filter(parcel => arrivalLines(order, now, [parcel]).some(({ isLate }) => isLate))
}

/** Advice on overdue parcels: they cannot be reported, and their vendor knows more. */
function NotArrived({ order }: { order: Order }) {
  const late = lateParcels(order)
  if (late.length === 0) return null
  return (
    <section className="mt-4 rounded-field bg-warning-tint p-4">
      <h2 className="text-lg">
        {oneOrMany(late.length, 'Votre colis n’est pas arrivé', 'Vos colis ne sont pas arrivés')}&nbsp;?
      </h2>
      <p className="mt-1">Appelez le producteur&nbsp;: il sait où il en est. Sans réponse, écrivez-nous.</p>
      {late.map(parcel => (
        <div key={parcel.id} className="mt-3">
          <p className="font-semibold">{parcel.vendor.businessName}</p>
          <PlannedDay order={order} parcels={[parcel]} className="" />
        </div>
      ))}
      <LinkButton href={paths.contact({ commande: order.number })} variant="secondary" className="mt-3">
        Nous écrire
      </LinkButton>
    </section>
  )
}

function Parcels({ order }: { order: Order }) {
  const query = useQuery({
    ...apiQuery(useApi(), 'listOrderProblems', { params: { id: order.id } }),
    refetchOnMount: 'always',
  })
  // The parcel of a stored draft.
  const [chosen, setChosen] = useState(() => storedDraftSubject(PROBLEM_DRAFT_KEY))
  return (
    <Loaded query={query} waiting={waiting} failed="Cette page n’a pas pu être affichée">
      {({ reportable }) => {
        const parcels = order.parcels.filter(({ id }) => reportable.some(({ parcelId }) => parcelId === id))
        const parcel = parcels.find(({ id }) => id === chosen) ?? parcels[0]
        if (!parcel) return lateParcels(order).length === 0 && <NotNow order={order} />
        return (
          <>
            <p className="mt-2 text-ink-soft">
              Le producteur et notre équipe le lisent avec vos photos. Le producteur peut répondre, puis nous
              décidons d’un remboursement.
            </p>
            {parcels.length > 1 && (
              <div className="mt-6">
                <SelectField
                  label="Producteur"
                  name="parcel"
                  value={parcel.id}
                  onChange={event => setChosen(event.target.value)}
                  options={parcels.map(({ id, vendor }) => [id, vendor.businessName])}
                />
              </div>
            )}
            <ReportForm key={parcel.id} order={order} parcel={parcel} />
          </>
        )
      }}
    </Loaded>
  )
}

/** Shown when nothing was delivered yet, or too long ago. */
function NotNow({ order }: { order: Order }) {
  const wasDelivered = order.parcels.some(({ status }) => status === 'delivered')
  return (
    <EmptyState
      icon={wasDelivered ? CalendarX2 : Hourglass}
      title={wasDelivered ? 'Plus de signalement possible ici' : 'Rien n’est encore livré'}
      actions={
        <>
          <LinkButton href={paths.contact()}>Nous écrire</LinkButton>
          <LinkButton href={paths.order(order.id)} variant="secondary">
            Revoir la commande
          </LinkButton>
        </>
      }
    >
      {wasDelivered
        ? 'Un problème se signale dans les deux jours qui suivent la livraison. Votre droit de retourner un produit, prévu par la loi, reste entier\u00a0: écrivez-nous.'
        : 'Un problème se signale ici une fois la commande livrée, dans les deux jours qui suivent. Pour toute autre question, écrivez-nous.'}
    </EmptyState>
  )
}
