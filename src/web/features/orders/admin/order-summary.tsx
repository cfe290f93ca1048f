import { type ReactNode, useId, useState } from 'react'
import { amountOf, centimesOf } from '#contract/money.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { isUnderWay } from '#contract/orders/facts.ts'
import { paths } from '#contract/paths.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { DeliveryDateForm } from '#web/features/orders/admin/delivery-date-form.tsx'
import { OrderStatusChoice } from '#web/features/orders/admin/order-status-select.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { OrderTotal } from '#web/features/orders/order-total.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'

/** Status, amount and actions of an order. */
export function OrderSummary({ order }: { order: AdminOrder }) {
  return (
    <Card as="section">
      <h2 className="sr-only">Résumé</h2>
      <div role="status">
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Line name="Commande">
            <OrderStatusBadge status={order.status} mode={order.delivery.mode} />
          </Line>
          <Line name="Paiement">
            <PaymentStatusBadge paid={order} />
          </Line>
        </dl>
        <p className="text-right text-sm text-ink-soft">{paymentMethods[order.paymentMethod].label}</p>
      </div>
      <DueRefunds order={order} />
      <OrderTotal order={order} />
      <Changes order={order} />
    </Card>
  )
}

/** The forms of an order: on small screens behind a button, so that customer and place are on the first screen. */
function Changes({ order }: { order: AdminOrder }) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className="mt-4 w-full lg:hidden"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        Modifier la commande
      </Button>
      <div id={panelId} className={cx(!isOpen && 'max-lg:hidden')}>
        <OrderStatusChoice order={order} />
        {isUnderWay(order.status) && <DeliveryDateForm key={order.deliveryDate} order={order} />}
      </div>
    </>
  )
}

/** Refunds due, with the actions to make them: the most urgent part of the page. */
function DueRefunds({ order: { refunds, number } }: { order: AdminOrder }) {
  const due = refunds.filter(({ status }) => status === 'due')
  if (due.length === 0) return null
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-soft">À rendre</span>
        <Price amount={amountOf(due.reduce((sum, { owed }) => sum + centimesOf(owed), 0))} />
      </p>
      <LinkButton href={paths.adminRefunds({ search: number })}>Rembourser</LinkButton>
    </div>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
