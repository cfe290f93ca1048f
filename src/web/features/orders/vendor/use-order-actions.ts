import { useQueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { useAction } from '#web/api/use-action.ts'
import type { OrderAction, QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import {
  isCodeRefusal,
  isUnanswered,
  MOVE_FAILED,
  PAYMENT_FAILED,
} from '#web/features/orders/vendor/send-queued-actions.ts'
import { sendOrderAction, useActionQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { markDone, useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'
import { toast } from '#web/ui/toast.ts'

/** Details of a status change: the reason of a cancellation, or of a delivery. */
type More = Pick<QueuedAction, 'reason' | 'code' | 'collected' | 'departs'>

/** A vendor's actions on one order, one at a time; offline they are queued and sent later. */
export function useOrderActions(order: Order, vendorId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { actions, enqueue, remove } = useActionQueue(vendorId)
  const { run, pending } = useAction({
    run: async (name: OrderAction, more: More, done: string, _failed: string) => {
      const asked = { orderId: order.id, number: order.number, act: name, mode: order.delivery.mode, ...more }
      const changed = await sendOrderAction(api, asked).catch((error: unknown) => {
        if (!isUnanswered(error)) throw error
        enqueue(asked)
      })
      markDone(order.id)
      if (!changed) return
      remove(order.id)
      updateInLists(queryClient, 'listVendorOrders', changed)
      toast({
        title: done,
        description: `${order.number}\u00a0: ${statusWords(changed.status, changed.delivery.mode).label}`,
      })
    },
    failure: (error, _name, _more, _done, failed) => {
      if (isCodeRefusal(error)) throw error
      toastFailure(error, failed)
    },
    // Not awaited: the next action need not wait for the lists.
    refresh: () => void refreshVendorOrders(queryClient),
  })

  return {
    pending: pending?.[0],
    isSettling: useIsRecentlyDone(order.id),
    /** The queued action. */
    queued: actions.find(({ orderId }) => orderId === order.id),
    removeQueued: () => remove(order.id),
    /**
     * @returns whether it was done or queued
     * @throws ApiFailure when the code is refused
     */
    move: (status: OrderStatus, more: More = {}) => run(status, more, 'Statut mis à jour', MOVE_FAILED),
    /** @returns whether it was done or queued */
    confirmPayment: () => run('payment', {}, 'Paiement confirmé', PAYMENT_FAILED),
  }
}
