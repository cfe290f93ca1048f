import { useRef, useState } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { counted } from '#contract/french/counted.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { isUnderWay } from '#contract/orders/facts.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import { awaitsPayment } from '#contract/orders/payment-states.ts'
import type { DayPart } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { moneyNote } from '#web/features/orders/vendor/money-words.ts'
import { inParcel } from '#web/features/orders/vendor/packing-list.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { QueuedActionStatus } from '#web/features/orders/vendor/queued-action-notice.tsx'
import { useActionQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { VendorOrderActions } from '#web/features/orders/vendor/vendor-order-actions.tsx'
import { VendorOrderDetails } from '#web/features/orders/vendor/vendor-order-details.tsx'
import { whenWords, whereWords } from '#web/features/orders/vendor/where-and-when.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { useFocusFollowsRow } from '#web/ui/signed-in/use-focus-follows-row.ts'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

type Props = {
  order: Order
  vendor: VendorAccount
  /** Its group in the list. */
  part: DayPart
  /** Whether it arrived while the page was open. */
  isNew: boolean
  /** Whether any order of the list has an action: all rows have the same columns. */
  hasActions: boolean
  /** Whether it is the only order: it is expanded at first. */
  isAlone: boolean
}

/** An order of the list with its current actions; expands to its details. */
export function VendorOrderRow({ order, vendor, part, isNew, hasActions, isAlone }: Props) {
  const row = useRef<HTMLElement>(null)
  const summary = useRef<HTMLElement>(null)
  useFocusFollowsRow(order.id, row, summary)
  const [isOpen, setOpen] = useState(isAlone)
  // Queued and refused actions are shown on the row itself.
  const queued = useActionQueue(vendor.id).actions.find(({ orderId }) => orderId === order.id)
  const isDue = part !== 'toCome' || queued !== undefined
  const isWide = useIsWideScreen()
  const isFresh = isNew && order.status === 'pending'
  return (
    <article
      ref={row}
      aria-labelledby={`order-${order.id}`}
      className={cx(
        hasActions && 'lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:gap-x-3',
        isFresh && 'animate-appear bg-mango-50 ring-3 ring-mango-500 ring-inset',
      )}
    >
      <QueuedActionStatus queued={queued} />
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className="min-h-15 cursor-pointer list-none rounded-card px-4 py-3 -outline-offset-3 hover:bg-paper lg:px-6 [&::-webkit-details-marker]:hidden"
        >
          <Head order={order} part={part} isFresh={isFresh} isOpen={isOpen} />
        </summary>
        <div className="px-4 pt-1 pb-4 lg:pr-6 lg:pl-13">
          <VendorOrderDetails order={order} vendorName={vendor.businessName} />
        </div>
      </details>
      <div
        className={cx(
          'empty:hidden lg:py-3 lg:pr-6 lg:pl-0',
          // Expanded, its actions are sticky within the whole row.
          isOpen && !queued ? 'max-lg:contents' : 'max-lg:px-4 max-lg:pb-4',
          // On small screens a collapsed row has actions only once due.
          !isOpen && !isDue && 'max-lg:hidden',
        )}
      >
        <VendorOrderActions
          order={order}
          vendorId={vendor.id}
          isOpen={isOpen}
          // In columns all buttons look alike: each row is as due as the next.
          isPrimary={isDue && !isWide}
          onDone={() => summary.current?.focus({ preventScroll: true })}
        />
        {!isOpen && awaitsPayment(order) && (
          <p className="text-sm text-ink-soft max-lg:hidden">Attend le paiement du client</p>
        )}
      </div>
    </article>
  )
}

type HeadProps = Pick<Props, 'order' | 'part'> & { isFresh: boolean; isOpen: boolean }

/** Summary of an order: stacked on small screens, in columns on wide ones. Expanded, its texts are whole, and the details list the items. */
function Head({ order, part, isFresh, isOpen }: HeadProps) {
  const { id, number, items, delivery, customer, total } = order
  return (
    <span className="relative flex items-start gap-3 lg:gap-4">
      <span className="block min-w-0 grow lg:grid lg:grid-cols-[minmax(0,1fr)_9.5rem] lg:items-start lg:gap-x-6 xl:grid-cols-[14rem_minmax(0,1fr)_9.5rem] xl:grid-rows-[auto_auto_1fr]">
        {/* The number is needed on the phone, and distinguishes two orders of one customer. */}
        <span className="mb-0.5 flex items-start justify-between gap-3 pr-7 lg:contents">
          <span id={`order-${id}`} className="nums text-sm text-ink-soft lg:col-start-1 lg:row-start-2">
            {number}
          </span>
          <span className="shrink-0 text-right lg:col-start-2 lg:row-span-3 lg:row-start-1 xl:col-start-3">
            <Price amount={total} size="small" isOff={order.status === 'cancelled'} />
            <span className="block text-xs leading-4 text-ink-soft lg:text-sm">{moneyNote(order)}</span>
          </span>
        </span>
        {/* Name and status on separate lines: rows look alike, however long a name is. */}
        <span className="grid gap-y-0.5 lg:contents">
          <span
            className={cx(
              'min-w-0 leading-5.5 font-semibold break-words lg:col-start-1 lg:row-start-1',
              !isOpen && 'line-clamp-3',
            )}
          >
            {isFresh && (
              <Badge tone="warning" isSmall className="mr-2 align-middle">
                Nouvelle
              </Badge>
            )}{' '}
            {delivery.recipientName ?? customerName(customer)}
          </span>
          <span className="lg:col-start-1 lg:row-start-3">
            <State order={order} part={part} isOpen={isOpen} />
          </span>
        </span>
        <span className="mt-1 grid gap-y-1 text-sm leading-5.5 lg:col-start-1 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:mt-0">
          {!isOpen && <span className="break-words lg:text-base lg:leading-5.5">{goodsWords(items)}</span>}
          <span className={cx('break-words', isOpen ? 'lg:text-base' : cutClass(order))}>
            {placeWords(order, isOpen)}
          </span>
        </span>
      </span>
      <ChevronDown
        aria-hidden
        className={cx(
          // First in columns: at the end of the summary it would stand amid the row, before the actions.
          'size-5 shrink-0 text-ink-soft transition-transform duration-150 max-lg:absolute max-lg:top-0 max-lg:right-0 lg:order-first lg:mt-0.5 lg:-ml-2',
          isOpen && 'rotate-180',
        )}
      />
    </span>
  )
}

/** Status, and the day; when collapsed, the day of an order to confirm or an awaited online payment instead. */
function State({ order, part, isOpen }: Pick<HeadProps, 'order' | 'part' | 'isOpen'>) {
  const day = promisedDayOf(order)
  const status = <OrderStatusBadge status={order.status} mode={order.delivery.mode} isSmall />
  if (isOpen)
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        {status}
        <span>{whenWords(order)}</span>
      </span>
    )
  if (part === 'toAnswer' && day)
    return (
      <span className="inline-block text-sm first-letter:uppercase">
        {deliveryModeFacts[order.delivery.mode].noun} {formatWeekday(day)}
      </span>
    )
  if (awaitsPayment(order))
    return (
      <Badge tone="warning" isSmall>
        Paiement en attente
      </Badge>
    )
  return status
}

const MOST_GOODS = 3

/** "Tomates (2 kg), Oignons (3 kg)"; of more than three the first two, and the number of others. */
function goodsWords(items: Order['items']): string {
  const goods = items.filter(inParcel).map(item => `${item.product.name} (${itemQuantity(item)})`)
  if (goods.length <= MOST_GOODS) return goods.join(', ')
  const listed = goods.slice(0, MOST_GOODS - 1)
  return `${listed.join(', ')} +\u00a0${counted(goods.length - listed.length, 'autre')}`
}

/** Where it goes: the whole address when expanded. */
function placeWords(order: Order, isOpen: boolean): string {
  if (order.delivery.pickupPoint) return `Retrait\u00a0: ${whereWords(order)}`
  return isOpen ? order.deliveryAddress : whereWords(order)
}

/** Directions are cut after two lines, or one once the order is over. */
const cutClass = ({ status }: Order): string =>
  cx('text-ink-soft', isUnderWay(status) ? 'line-clamp-2' : 'line-clamp-1')
