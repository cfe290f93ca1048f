import { Mail, Phone } from 'lucide-react'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { filePaths } from '#contract/file-paths.ts'
import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { deliveryDateLabel } from '#contract/orders/mode-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import { paths } from '#contract/paths.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { hasStatus } from '#web/api-failure.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { MapLink, RecipientPhone } from '#web/features/delivery/recipient.tsx'
import { DeliveryDateForm } from '#web/features/orders/admin/delivery-date-form.tsx'
import { OrderHistory } from '#web/features/orders/admin/order-history.tsx'
import { OrderMoney } from '#web/features/orders/admin/order-money.tsx'
import { OrderProblemsOfAdmin } from '#web/features/orders/admin/order-problems.tsx'
import { OrderStatusSelect } from '#web/features/orders/admin/order-status-select.tsx'
import { OrderItems } from '#web/features/orders/order-items.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { OrderTotal } from '#web/features/orders/order-total.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { FileButton, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Price } from '#web/ui/price.tsx'
import { BackLink } from '#web/ui/spaces/back-link.tsx'
import { Breakable } from '#web/ui/spaces/breakable.tsx'
import { Fact } from '#web/ui/spaces/fact.tsx'
import { ReceiptText } from '#web/ui/spaces/icons.ts'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'

/** One order, whole: what was bought, its parcels, its money and its history. */
export function AdminOrderPage({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useAdminQuery('getAdminOrder', { params: { id: orderId } })
  if (data?.id === orderId) return <KnownOrder order={data} />
  if (!error) return <ListSkeleton words="Chargement de la commande…" />
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        icon={ReceiptText}
        headingLevel={1}
        title="Commande non trouvée"
        actions={<LinkButton href={paths.adminOrders()}>Retour aux commandes</LinkButton>}
      />
    )
  }
  const title = 'La commande n’a pas pu être affichée'
  return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
}

function KnownOrder({ order }: { order: AdminOrder }) {
  return (
    <>
      <BackLink href={paths.adminOrders()}>Commandes</BackLink>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="nums text-3xl">Commande {order.number}</h1>
          <p className="mt-1 text-ink-soft">{formatDateTime(order.createdAt)}</p>
          <p role="status" className="mt-3 flex flex-wrap gap-2">
            <OrderStatusBadge status={order.status} mode={order.delivery.mode} />
            <PaymentStatusBadge status={order.paymentStatus} />
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <div className="grid gap-1">
            <span aria-hidden className="font-semibold">
              Changer le statut
            </span>
            <OrderStatusSelect order={order} />
          </div>
          <FileButton href={filePaths.orderReceipt(order.id)} variant="secondary" className="min-h-12">
            Reçu (PDF)
          </FileButton>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Parcels order={order} />
          <OrderMoney order={order} />
          <OrderProblemsOfAdmin orderId={order.id} number={order.number} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Customer order={order} />
          <Delivery order={order} />
        </div>
        <OrderHistory order={order} />
      </div>
    </>
  )
}

function Parcels({ order }: { order: AdminOrder }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Articles</h2>
      {order.parcels.map(parcel => (
        <div key={parcel.id} className="mt-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">Colis de {parcel.vendor.businessName}</h3>
            <span className="flex flex-wrap gap-2">
              <OrderStatusBadge status={parcel.status} mode={order.delivery.mode} />
              <PaymentStatusBadge status={parcel.paymentStatus} />
            </span>
          </div>
          <p className="font-semibold empty:hidden">{plannedWords(order, [parcel])}</p>
          {parcel.vendor.phone && (
            <a
              href={`tel:${parcel.vendor.phone}`}
              className="nums inline-flex min-h-11 items-center underline"
            >
              {internationalNumber(parcel.vendor.phone)}
            </a>
          )}
          <OrderItems items={order.items.filter(item => item.parcelId === parcel.id)} />
          {order.parcels.length > 1 && (
            <p className="flex items-baseline justify-between gap-4 border-t border-line py-2">
              <span className="text-ink-soft">Sous-total du colis</span>
              <Price amount={parcel.subtotal} />
            </p>
          )}
        </div>
      ))}
      <OrderTotal order={order} />
    </Card>
  )
}

function Customer({ order: { customer } }: { order: AdminOrder }) {
  const { username, email, phone } = customer
  return (
    <Card as="section">
      <h2 className="text-xl">Client</h2>
      <p className="mt-3 font-semibold">{customerName(customer)}</p>
      <p className="text-sm text-ink-soft">{username}</p>
      <a
        href={`mailto:${email}`}
        className="mt-1 flex min-h-11 items-center gap-2 underline underline-offset-2"
      >
        <Mail aria-hidden className="size-5 shrink-0" />
        <Breakable text={email} after="@" />
      </a>
      {phone ? (
        <a
          href={`tel:${phone}`}
          className="nums flex min-h-11 items-center gap-2 underline underline-offset-2"
        >
          <Phone aria-hidden className="size-5 shrink-0" />
          {internationalNumber(phone)}
        </a>
      ) : (
        <p className="text-ink-soft">Téléphone non indiqué</p>
      )}
    </Card>
  )
}

function Delivery({ order }: { order: AdminOrder }) {
  const { heading, place, recipient } = deliveryModeFacts[order.delivery.mode]
  return (
    <Card as="section">
      <h2 className="text-xl">{heading}</h2>
      <dl className="mt-3 grid gap-4">
        <Fact name={recipient}>
          <span className="block">{order.delivery.recipientName}</span>
          <RecipientPhone delivery={order.delivery} />
        </Fact>
        <Fact name={place}>
          <span className="block">{order.deliveryAddress}</span>
          <MapLink delivery={order.delivery} />
        </Fact>
        {order.deliveryDate && (
          <Fact name={deliveryDateLabel(order.status, order.delivery.mode)}>
            {formatDate(order.deliveryDate)}
          </Fact>
        )}
        <Fact name="Mode de paiement">{paymentMethods[order.paymentMethod].label}</Fact>
        {order.notes && <Fact name="Notes">{order.notes}</Fact>}
      </dl>
      <DeliveryDateForm key={order.deliveryDateSet} order={order} />
    </Card>
  )
}
