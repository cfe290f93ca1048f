import { useLocation } from '@tanstack/react-router'
import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { ofName } from '#contract/of-name.ts'
import { recipientLabel } from '#contract/orders/mode-words.ts'
import { paymentWords } from '#contract/orders/payment-words.ts'
import { byDay } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { isOnline, paymentMethods } from '#contract/payments/facts.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { PickupDirections } from '#web/features/delivery/pickup/pickup-directions.tsx'
import { DeliveryCodes } from '#web/features/orders/customer/delivery-codes.tsx'
import { MyOrder } from '#web/features/orders/customer/my-order.tsx'
import { MyOrderBadge } from '#web/features/orders/customer/my-order-badge.tsx'
import { OrderNotFound } from '#web/features/orders/customer/order-not-found.tsx'
import { OrderSuccessSkeleton } from '#web/features/orders/customer/order-skeletons.tsx'
import { ReceiptButton } from '#web/features/orders/customer/receipt-button.tsx'
import { OrderItems } from '#web/features/orders/order-items.tsx'
import { OrderTotal } from '#web/features/orders/order-total.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { ArrivalLines } from '#web/features/orders/planned-day.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hourglass } from '#web/ui/signed-in/icons.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** The order that was just placed, and the next steps. */
export function OrderSuccessPage({ orderId }: { orderId: string | undefined }) {
  const isHydrated = useIsHydrated()
  if (!orderId) return <OrderNotFound />
  if (!isHydrated) return <OrderSuccessSkeleton />
  return (
    <MyOrder
      key={orderId}
      orderId={orderId}
      address={paths.orderSuccess(orderId)}
      waiting={<OrderSuccessSkeleton />}
    >
      {(order, user) => <PlacedOrder order={order} user={user} />}
    </MyOrder>
  )
}

type Greeting = { icon: LucideIcon; tone: string; title: string; words: string }

function greetingFor({ status, can, createdAt }: Order, email: string, mayBeEarlier: boolean): Greeting {
  if (status === 'cancelled') {
    return {
      icon: CircleX,
      tone: 'text-danger',
      title: 'Cette commande est annulée',
      words: 'Rien ne sera livré.',
    }
  }
  if (can.pay) {
    return {
      icon: Hourglass,
      tone: 'text-laterite-600',
      title: 'Votre commande attend son paiement',
      words: 'Elle sera préparée dès que le paiement sera reçu.',
    }
  }
  if (mayBeEarlier) {
    return {
      icon: CircleCheck,
      tone: 'text-leaf-700',
      title: 'Une seule commande est enregistrée',
      words: `Celle du ${formatDateTime(createdAt)}, même si vous avez confirmé plusieurs fois. Pour en passer une deuxième, ouvrez-la et choisissez «\u00a0Commander à nouveau\u00a0».`,
    }
  }
  return {
    icon: CircleCheck,
    tone: 'text-leaf-700',
    title: 'Merci, votre commande est enregistrée\u00a0!',
    words: `Un e-mail de confirmation a été envoyé à ${email}.`,
  }
}

function PlacedOrder({ order, user }: { order: Order; user: User }) {
  const mayBeEarlier = useLocation({ select: ({ state }) => Boolean(state.mayBeEarlier) })
  const { icon: Icon, tone, title, words } = greetingFor(order, user.email, mayBeEarlier)
  return (
    <div className="container-page max-w-3xl py-8">
      <div className="text-center">
        <Icon aria-hidden className={`mx-auto size-14 ${tone}`} strokeWidth={1.5} />
        <h1 className="mt-4 text-2xl text-balance sm:text-3xl">{title}</h1>
        <div className="mt-2 text-lg font-semibold empty:hidden">
          <ArrivalLines order={order} />
        </div>
        <p className="mt-2 text-ink-soft">{words}</p>
      </div>
      <DeliveryCodes order={order} />
      <NextSteps order={order} />
      <LinkButton
        href={order.can.pay ? paths.checkout(order.id) : paths.order(order.id)}
        size="large"
        isWide
        className="mt-6"
      >
        {order.can.pay ? 'Payer' : 'Voir ma commande'}
      </LinkButton>
      <Summary order={order} />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <LinkButton href={paths.orders()} size="large" variant="secondary" isWide>
          Voir mes commandes
        </LinkButton>
        <LinkButton href={paths.home()} size="large" variant="secondary" isWide>
          Retour à l’accueil
        </LinkButton>
      </div>
    </div>
  )
}

function Summary({ order }: { order: Order }) {
  const words = paymentWords(order)
  const { place } = deliveryModeFacts[order.delivery.mode]
  return (
    <Card as="section" className="mt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="nums text-xl">
            Commande <span className="whitespace-nowrap">{order.number}</span>
          </h2>
          <p className="text-ink-soft">{formatDateTime(order.createdAt)}</p>
        </div>
        <MyOrderBadge order={order} />
      </div>
      <dl className="mt-4 grid gap-4 border-y border-line py-4 sm:grid-cols-2">
        <Fact name={place}>
          <span className="block">{order.deliveryAddress}</span>
          <PickupDirections delivery={order.delivery} />
        </Fact>
        <Fact name={recipientLabel(order.status, order.delivery.mode)}>
          {order.delivery.recipientName}
          {order.delivery.phone && <span className="nums block">{phoneWords(order.delivery.phone)}</span>}
        </Fact>
        <Fact name="Mode de paiement">
          <span className="mr-2">{paymentMethods[order.paymentMethod].label}</span>
          {words && <PaymentStatusBadge paid={order} words={words} />}
        </Fact>
        {order.notes && <Fact name="Notes">{order.notes}</Fact>}
      </dl>
      {order.parcels.length > 1 && order.payBefore !== null && <PlannedDays order={order} />}
      <h3 className="mt-4 text-lg">Articles</h3>
      <OrderItems items={order.items} />
      <OrderTotal order={order} />
      <div className="mt-4 empty:hidden">
        <ReceiptButton order={order} />
      </div>
    </Card>
  )
}

/** Delivery day of each of several parcels that have no delivery code yet; with a code the day is shown beside it. */
function PlannedDays({ order }: { order: Order }) {
  return (
    <ul className="mt-4 grid gap-2">
      {byDay(order.parcels).map(parcel => (
        <li key={parcel.id}>
          <p>Colis {ofName(parcel.vendor.businessName)}</p>
          <div className="font-semibold">
            <ArrivalLines order={order} parcels={[parcel]} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold whitespace-pre-line">{children}</dd>
    </div>
  )
}

function stepsFor({ paymentMethod, parcels, delivery }: Order): string[] {
  const { occasion } = deliveryModeFacts[delivery.mode]
  const isAlone = parcels.length === 1
  return [
    isAlone
      ? 'Le producteur confirme votre commande et prépare vos produits.'
      : `Les ${parcels.length} producteurs confirment et préparent chacun leur colis.`,
    'Vous recevez un e-mail à chaque étape, de la confirmation à la remise de vos produits.',
    isOnline(paymentMethod)
      ? `${occasion}, vous vérifiez vos produits\u00a0: ils sont déjà payés.`
      : `${occasion}, vous vérifiez vos produits et payez en espèces.`,
  ]
}

function NextSteps({ order }: { order: Order }) {
  if (order.status === 'cancelled' || order.can.pay) return null
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Et maintenant&nbsp;?</h2>
      <ol className="mt-3 grid gap-3">
        {stepsFor(order).map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="nums grid size-7 shrink-0 place-items-center rounded-full bg-mango-400 text-sm font-bold"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
