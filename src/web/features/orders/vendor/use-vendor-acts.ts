import { useQueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { useAction } from '#web/api/use-action.ts'
import type { KeptAct, VendorAct } from '#web/features/orders/vendor/kept-acts.ts'
import {
  hasNoAnswer,
  isCodeRefusal,
  MOVE_FAILED,
  PAYMENT_FAILED,
} from '#web/features/orders/vendor/send-kept-acts.ts'
import { sendVendorAct, useKeptActs } from '#web/features/orders/vendor/use-kept-acts.ts'
import { refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { markDone, useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'
import { toast } from '#web/ui/toast.ts'

/** What goes with a move: why it is cancelled, or how it was delivered. */
type More = Pick<KeptAct, 'reason' | 'code' | 'collected' | 'departs'>

/** What a vendor does with one order, one act at a time; without a connection the act is kept and sent later. */
export function useVendorActs(order: Order, vendorId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { acts, keep, forget } = useKeptActs(vendorId)
  const { run, pending } = useAction({
    run: async (name: VendorAct, more: More, done: string, _failed: string) => {
      const asked = { orderId: order.id, number: order.number, act: name, mode: order.delivery.mode, ...more }
      const changed = await sendVendorAct(api, asked).catch((error: unknown) => {
        if (!hasNoAnswer(error)) throw error
        keep(asked)
      })
      markDone(order.id)
      if (!changed) return
      forget(order.id)
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
    // The next act does not wait for the lists.
    refresh: () => void refreshVendorOrders(queryClient),
  })

  return {
    pending: pending?.[0],
    isSettling: useIsRecentlyDone(order.id),
    /** What was asked for while the connection was cut. */
    kept: acts.find(({ orderId }) => orderId === order.id),
    forgetKept: () => forget(order.id),
    /**
     * @returns whether it was done, or is kept to be done
     * @throws ApiFailure when the code is refused
     */
    move: (status: OrderStatus, more: More = {}) => run(status, more, 'Statut mis à jour', MOVE_FAILED),
    /** @returns whether it was done, or is kept to be done */
    confirmPayment: () => run('payment', {}, 'Paiement confirmé', PAYMENT_FAILED),
  }
}
