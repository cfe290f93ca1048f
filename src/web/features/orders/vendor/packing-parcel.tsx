import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { RecipientPhone } from '#web/features/delivery/recipient.tsx'
import { moneyWords } from '#web/features/orders/vendor/money-words.ts'
import { inParcel, isToConfirm } from '#web/features/orders/vendor/packing-list.ts'
import type { Ticking } from '#web/features/orders/vendor/packing-ticks.ts'
import { QueuedActionStatus } from '#web/features/orders/vendor/queued-action-notice.tsx'
import { useActionQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { VendorOrderActions } from '#web/features/orders/vendor/vendor-order-actions.tsx'
import { whenWords } from '#web/features/orders/vendor/where-and-when.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** A checkbox, ticked with a pencil on paper. */
const tickClass = 'size-6 shrink-0 accent-leaf-700'
const lineClass =
  'flex min-h-11 cursor-pointer items-center gap-3 py-1 has-checked:text-ink-soft has-checked:line-through'

export type TickLineProps = { id: string; day: string | null; ticking: Ticking }

type GoodsProps = { quantity: number; unit: string; isLoud?: boolean; children: ReactNode }

/** "6 bottes Persil", read in this order: names begin below each other, quantities end at the right; with large text the name is below. */
export const GoodsToTick = ({ quantity, unit, isLoud = false, children }: GoodsProps) => (
  <span className="flex min-w-0 grow flex-row-reverse flex-wrap items-center gap-x-3">
    <strong className={cx('nums shrink-0 leading-6', isLoud ? 'text-lg' : 'text-base')}>
      {quantityWords(quantity, unit)}
    </strong>{' '}
    <span className="min-w-0 grow basis-28">{children}</span>
  </span>
)

/** A line to tick off. Ticks survive a reload; a changed quantity clears them. */
export const TickLine = ({
  id,
  day,
  ticking: { isTicked, tick },
  children,
}: TickLineProps & { children: ReactNode }) => (
  <label className={lineClass}>
    <input
      type="checkbox"
      checked={isTicked(id)}
      onChange={({ target }) => tick({ id, day, isTicked: target.checked })}
      className={tickClass}
    />
    {children}
  </label>
)

type Item = Order['items'][number]
const tickOf = ({ id, quantity }: Item): string => `${id} ${quantity}`

/** Whether all items in a parcel are ticked. */
export const isPacked = ({ items }: Order, { isTicked }: Ticking): boolean =>
  items.filter(inParcel).every(item => isTicked(tickOf(item)))

/** Refs of a parcel and its name. If the parcel disappears with the focus, `above` is focused. */
function useParcelFocus(above: RefObject<HTMLElement | null>) {
  const parcel = useRef<HTMLLIElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const here = parcel.current
    return () => {
      if (here?.contains(document.activeElement)) above.current?.focus({ preventScroll: true })
    }
  }, [above])
  return { parcel, name }
}

type Props = {
  order: Order
  vendorId: string
  /** Focused when the parcel disappears. */
  above: RefObject<HTMLElement | null>
} & Omit<TickLineProps, 'id'>

/** A parcel with its items, and its next action below. */
export function ParcelToPack({ order, vendorId, day, ticking, above }: Props) {
  const { number, customer, items, delivery, deliveryAddress, notes, createdAt } = order
  const when = whenWords(order)
  const { parcel, name } = useParcelFocus(above)
  const queued = useActionQueue(vendorId).actions.find(({ orderId }) => orderId === order.id)
  return (
    <li
      ref={parcel}
      className="break-inside-avoid rounded-card bg-white p-4 shadow-card ring-1 ring-line only:col-span-full sm:px-6 print:rounded-none print:border-b print:border-ink print:px-0 print:ring-0"
    >
      <QueuedActionStatus queued={queued} />
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 ref={name} tabIndex={-1} className="text-lg outline-none">
          {delivery.recipientName ?? customerName(customer)}
        </h3>
        {isToConfirm(order) && <Badge tone="warning">À confirmer</Badge>}
      </div>
      <p className="nums text-sm text-ink-soft">
        <span className="whitespace-nowrap">{number}</span>, du {formatDate(createdAt)}
      </p>
      {notes && <p className="mt-2 rounded-lg bg-mango-100 p-2 whitespace-pre-line">{notes}</p>}
      <ul className="mt-2">
        {items.filter(inParcel).map(item => (
          <li key={item.id} className="border-t border-line">
            <TickLine id={tickOf(item)} day={day} ticking={ticking}>
              <GoodsToTick quantity={item.quantity} unit={item.product.unit}>
                {item.product.name}
              </GoodsToTick>
            </TickLine>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-2">
        <p>{deliveryAddress}</p>
        {/* The list has a day; a pickup has opening hours too. */}
        {when && (day === null || delivery.mode === 'pickup') && <p>{when}</p>}
        <p className="nums flex flex-wrap items-center justify-between gap-x-4">
          <RecipientPhone delivery={delivery} />
          <strong className="font-semibold">{moneyWords(order)}</strong>
        </p>
      </div>
      <div className="no-print mt-2 empty:hidden">
        <VendorOrderActions
          order={order}
          vendorId={vendorId}
          isOpen={false}
          isPrimary={isToConfirm(order) || isPacked(order, ticking)}
          onDone={() => name.current?.focus({ preventScroll: true })}
        />
      </div>
    </li>
  )
}
