import type { ReactNode } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import { moneyOfCancelled } from '#contract/orders/cancelled-words.ts'
import { isUnderWay } from '#contract/orders/facts.ts'
import { amountWords } from '#contract/orders/payment-words.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { CallVendor } from '#web/features/orders/call-vendor.tsx'
import { AwaitsProducer, awaitsProducer } from '#web/features/orders/customer/awaits-producer.tsx'
import { CancelOrder } from '#web/features/orders/customer/cancel-order.tsx'
import {
  DeliveryCodes,
  hasUnverifiedDelivery,
  UnverifiedDeliveryNotice,
} from '#web/features/orders/customer/delivery-codes.tsx'
import { MyOrder } from '#web/features/orders/customer/my-order.tsx'
import { MyOrderBadge } from '#web/features/orders/customer/my-order-badge.tsx'
import { OrderDelivery } from '#web/features/orders/customer/order-delivery.tsx'
import { ParcelCards, ParcelItems } from '#web/features/orders/customer/parcel-cards.tsx'
import PayOnDelivery from '#web/features/orders/customer/pay-on-delivery.tsx'
import { ReceiptButton } from '#web/features/orders/customer/receipt-button.tsx'
import { RefundList } from '#web/features/orders/customer/refund-list.tsx'
import { ReorderButton } from '#web/features/orders/customer/reorder-button.tsx'
import { ShortageNotices } from '#web/features/orders/customer/shortage-notice.tsx'
import { OrderHeading } from '#web/features/orders/order-heading.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { OrderTotal } from '#web/features/orders/order-total.tsx'
import { ShareOrder } from '#web/features/orders/tracking/share-order.tsx'
import { PayBefore } from '#web/features/orders/unpaid/pay-before.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'
import { Price } from '#web/ui/price.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { PrintButton } from '#web/ui/signed-in/print-button.tsx'
import { formatShortDate, formatShortDateTime } from '#web/ui/signed-in/short-dates.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'

// Most orders are viewed before their delivery.
const orderProblems = loadWhenIdle(() => import('#web/features/problems/order-problems.tsx'))

/** The page of one order of the customer, with live updates. */
export function OrderPage({ orderId }: { orderId: string }) {
  return (
    <MyOrder key={orderId} orderId={orderId} address={paths.order(orderId)}>
      {order => <KnownOrder order={order} />}
    </MyOrder>
  )
}

function KnownOrder({ order }: { order: Order }) {
  usePageTitle(`Commande ${order.number}`)
  // The badge already says that it awaits online payment.
  const words = order.can.pay ? null : amountWords(order)
  // The button of a completed action disappears.
  const page = useFocusOnChange(JSON.stringify(order.can), { preventScroll: true })
  return (
    <div ref={page} tabIndex={-1} className="container-page max-w-5xl py-4 outline-none sm:py-8">
      <BackLink href={paths.orders()} isToList>
        Mes commandes
      </BackLink>
      <OrderHeading order={order} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft">
          <span className="max-sm:hidden">{formatDateTime(order.createdAt)}, </span>
          <Price amount={remainingTotal(order)} size="small" isOff={order.status === 'cancelled'} />
          {words && <span className="font-semibold text-ink"> – {words}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          {/* With a single parcel the time is beside its first step. */}
          <span className="text-ink-soft sm:hidden">
            {order.parcels.length > 1
              ? formatShortDateTime(order.createdAt)
              : formatShortDate(order.createdAt)}
          </span>
          <div role="status">
            <MyOrderBadge order={order} />
          </div>
        </div>
      </div>
      <PaymentActions order={order} />
      <ProblemsOf order={order} />
      <ShortageNotices order={order} />
      {order.parcels.length > 1 ? <SeveralParcels order={order} /> : <SingleParcel order={order} />}
    </div>
  )
}

function SingleParcel({ order }: { order: Order }) {
  if (awaitsProducer(order)) return <AwaitedParcel order={order} />
  return (
    <>
      <DeliveryCodes order={order} />
      <Steps order={order} />
      <Refunds refunds={order.refunds} />
      {isUnderWay(order.status) ? <ActionsWhileComing order={order} /> : <OtherActions order={order} />}
      <Goods order={order} />
      {isUnderWay(order.status) && <LaterActions order={order} />}
    </>
  )
}

/** Before its producer has confirmed it there is little to follow: what was ordered comes first. */
const AwaitedParcel = ({ order }: { order: Order }) => (
  <>
    <AwaitsProducer order={order} />
    <Refunds refunds={order.refunds} />
    <ActionsWhileComing order={order} />
    <Goods order={order} />
    <Steps order={order} />
    <LaterActions order={order} />
  </>
)

const Steps = ({ order }: { order: Order }) => (
  <Card as="section" className="mt-6">
    <h2 className="mb-5 text-xl">Suivi</h2>
    <OrderTimelines order={order} money={moneyOfCancelled(order)} />
  </Card>
)

const Goods = ({ order }: { order: Order }) => (
  <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
    <Articles order={order} />
    <OrderDelivery order={order} />
  </div>
)

/** One card per parcel, with day, code and items; what applies to all is shown once beside them. */
function SeveralParcels({ order }: { order: Order }) {
  return (
    <>
      <UnverifiedDeliveryNotice order={order} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <ParcelCards order={order} />
          <Refunds refunds={order.refunds} />
        </div>
        <div className="min-w-0">
          <OrderDelivery order={order} hasTotal />
          {isUnderWay(order.status) ? (
            <>
              <ActionsWhileComing order={order} isInColumn />
              <LaterActions order={order} isInColumn />
            </>
          ) : (
            <OtherActions order={order} isInColumn />
          )}
        </div>
      </div>
    </>
  )
}

function ProblemsOf({ order }: { order: Order }) {
  if (order.parcels.every(({ status }) => status !== 'delivered')) return null
  return <LazyComponent part={orderProblems} needs={{ order, isAsked: hasUnverifiedDelivery(order) }} />
}

function PaymentActions({ order }: { order: Order }) {
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-3 empty:hidden max-sm:*:w-full">
      <PayBefore order={order} />
      {order.can.pay && <LinkButton href={paths.checkout(order.id)}>Payer</LinkButton>}
      <PayOnDelivery order={order} />
    </div>
  )
}

type ActionsProps = { order: Order; isInColumn?: boolean }

function Actions({
  isInColumn = false,
  children,
}: Pick<ActionsProps, 'isInColumn'> & { children: ReactNode }) {
  return (
    <div
      className={cx(
        'no-print mt-4 flex flex-wrap gap-2 empty:hidden',
        isInColumn
          ? '*:grow *:basis-[45%] min-[20rem]:*:whitespace-nowrap'
          : 'max-sm:*:grow max-sm:*:basis-[45%] min-[20rem]:max-sm:*:whitespace-nowrap',
      )}
    >
      {children}
    </div>
  )
}

/** Actions before the delivery. */
const ActionsWhileComing = ({ order, isInColumn }: ActionsProps) => (
  <Actions isInColumn={isInColumn}>
    <ShareOrder order={order} />
    {order.can.cancel && <CancelOrder order={order} />}
  </Actions>
)

/** Secondary actions, last on the page before the delivery. */
const LaterActions = ({ order, isInColumn }: ActionsProps) => (
  <Actions isInColumn={isInColumn}>
    <Papers order={order} />
    {!order.can.pay && <ReorderButton order={order} />}
  </Actions>
)

const OtherActions = ({ order, isInColumn }: ActionsProps) => (
  <Actions isInColumn={isInColumn}>
    <ReorderButton order={order} />
    <Papers order={order} />
    <ShareOrder order={order} />
  </Actions>
)

const Papers = ({ order }: { order: Order }) => (
  <>
    <ReceiptButton order={order} size="small" />
    {/* On phones the receipt button is elsewhere. */}
    <PrintButton variant="secondary" size="small" className="max-sm:hidden" />
  </>
)

function Articles({ order }: { order: Order }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Articles</h2>
      {order.parcels.map(parcel => (
        <div key={parcel.id} className="mt-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h3 className="text-lg">Vendu par {parcel.vendor.businessName}</h3>
            <CallVendor vendor={parcel.vendor} />
          </div>
          <ParcelItems order={order} parcel={parcel} />
        </div>
      ))}
      <OrderTotal order={order} />
    </Card>
  )
}

function Refunds({ refunds }: Pick<Order, 'refunds'>) {
  if (refunds.length === 0) return null
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Remboursement</h2>
      <RefundList refunds={refunds} />
      {refunds.some(refund => refund.status === 'due') && (
        <p>AMIC vous renvoie cet argent, et vous écrit dès que c’est fait.</p>
      )}
    </Card>
  )
}
