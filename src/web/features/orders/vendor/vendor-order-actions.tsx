import { type ReactNode, useState } from 'react'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import { type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { CancelOrderDialog } from '#web/features/orders/vendor/cancel-order-dialog.tsx'
import { DeliverDialog } from '#web/features/orders/vendor/deliver-dialog.tsx'
import { LowerDialog } from '#web/features/orders/vendor/lower-dialog.tsx'
import { MoveDayDialog } from '#web/features/orders/vendor/move-day-dialog.tsx'
import { QueuedActionNotice } from '#web/features/orders/vendor/queued-action-notice.tsx'
import { withoutCode } from '#web/features/orders/vendor/queued-actions.ts'
import { useOrderActions } from '#web/features/orders/vendor/use-order-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  order: Order
  vendorId: string
  /** Whether the row is expanded: it then has rare actions too. */
  isOpen: boolean
  /** Whether the button of its next action is primary, also in a collapsed row. */
  isPrimary: boolean
  /** Called after an action, whose button disappears. */
  onDone: () => void
}

/** On small screens the next action of an expanded order stays in sight, within its row: what is between them has no box. */
const stickyClass =
  'act-bar max-lg:sticky max-lg:bottom-(--navigation-bar,0px) max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-4 max-lg:py-2'

/** Labels fit on one line, on a phone as in the narrow column beside an order. */
const nextClass = 'min-h-12 lg:px-2 lg:text-[0.9375rem]'

/** The open dialog: for a status, missing items, or another day. */
type Asking = OrderStatus | 'items' | 'day'

/** A vendor's actions on an order, or its queued action. Collapsed rows have no rare ones. */
export function VendorOrderActions({ order, vendorId, isOpen, isPrimary, onDone }: Props) {
  const actions = useOrderActions(order, vendorId)
  const [asking, setAsking] = useState<Asking>()
  const { moveTo, confirmPayment } = order.can
  const then = (isDone: boolean) => {
    if (isDone) onDone()
  }
  const forward = moveTo.filter(status => status !== 'cancelled')
  const { queued } = actions
  if (queued) {
    return (
      <QueuedActionNotice
        queued={queued}
        onRemove={actions.removeQueued}
        onWithoutCode={() => {
          actions.removeQueued()
          void actions.move('delivered', withoutCode(queued)).then(then)
        }}
      />
    )
  }
  const shownMoves = isOpen ? moveTo : forward
  if (shownMoves.length === 0 && !confirmPayment) return null
  return (
    <fieldset className={cx('grid gap-2', isOpen && 'max-lg:contents')}>
      <legend className="sr-only">Actions sur la commande {order.number}</legend>
      <Next
        {...{ order, forward, actions, isOpen, isPrimary, then }}
        onDeliver={() => setAsking('delivered')}
      />
      {isOpen && (
        <div className="flex flex-wrap gap-2 empty:hidden max-lg:px-4 max-lg:pt-1 max-lg:pb-4">
          {order.can.lowerItems && (
            <Seldom isDisabled={actions.isSettling} onPress={() => setAsking('items')}>
              Il en manque
            </Seldom>
          )}
          {order.can.moveDay && (
            <Seldom isDisabled={actions.isSettling} onPress={() => setAsking('day')}>
              {deliveryModeFacts[order.delivery.mode].handOver} un autre jour
            </Seldom>
          )}
          {moveTo.includes('cancelled') && (
            <Seldom isDisabled={actions.isSettling} isDangerous onPress={() => setAsking('cancelled')}>
              {orderStatusFacts.cancelled.move}
            </Seldom>
          )}
        </div>
      )}
      <Question
        asking={asking}
        order={order}
        vendorId={vendorId}
        actions={actions}
        onDone={onDone}
        onClose={() => setAsking(undefined)}
      />
    </fieldset>
  )
}

type NextProps = Pick<Props, 'order' | 'isOpen' | 'isPrimary'> & {
  forward: OrderStatus[]
  actions: ReturnType<typeof useOrderActions>
  then: (isDone: boolean) => void
  onDeliver: () => void
}

/** The next action, and the cash that was received. */
function Next({ order, forward, actions, isOpen, isPrimary, then, onDeliver }: NextProps) {
  const { isSettling, pending } = actions
  return (
    <div className={cx('grid gap-2 empty:hidden', isOpen && stickyClass)}>
      {forward.map(status => (
        <Button
          key={status}
          variant={isOpen || isPrimary ? 'primary' : 'secondary'}
          isWide
          className={nextClass}
          disabled={isSettling}
          pendingWord={pending === status && 'Enregistrement…'}
          onClick={() => (status === 'delivered' ? onDeliver() : void actions.move(status).then(then))}
        >
          {statusWords(status, order.delivery.mode).move}
        </Button>
      ))}
      {order.can.confirmPayment && (
        <Button
          isWide
          className={nextClass}
          disabled={isSettling}
          pendingWord={pending === 'payment' && 'Enregistrement…'}
          onClick={() => void actions.confirmPayment().then(then)}
        >
          J’ai reçu {formatFcfa(order.total)}
        </Button>
      )}
    </div>
  )
}

type SeldomProps = { isDisabled: boolean; isDangerous?: boolean; onPress: () => void; children: ReactNode }

/** A rare action, smaller than the next one. */
const Seldom = ({ isDisabled, isDangerous = false, onPress, children }: SeldomProps) => (
  <Button
    variant={isDangerous ? 'danger' : 'secondary'}
    size="small"
    disabled={isDisabled}
    onClick={onPress}
    className="grow"
  >
    {children}
  </Button>
)

type QuestionProps = Pick<Props, 'order' | 'vendorId' | 'onDone'> & {
  asking: Asking | undefined
  actions: ReturnType<typeof useOrderActions>
  onClose: () => void
}

/** The open dialog. */
function Question({ asking, order, vendorId, actions, onDone, onClose }: QuestionProps) {
  const then = (isDone: boolean) => {
    if (isDone) onDone()
    return isDone
  }
  if (asking === 'cancelled') {
    return (
      <CancelOrderDialog
        order={order}
        cancel={reason =>
          actions.move('cancelled', reason ? { reason } : {}).then(isDone => {
            // Immediately: a queued action's notice replaces this dialog, which would be open again after it.
            if (isDone) onClose()
            return then(isDone)
          })
        }
        onClose={onClose}
      />
    )
  }
  if (asking === 'items') return <LowerDialog order={order} onDone={onDone} onClose={onClose} />
  if (asking === 'day') {
    return <MoveDayDialog order={order} vendorId={vendorId} onDone={onDone} onClose={onClose} />
  }
  if (asking !== 'delivered') return null
  return (
    <DeliverDialog
      order={order}
      deliver={how => actions.move('delivered', how).then(then)}
      onClose={onClose}
    />
  )
}
