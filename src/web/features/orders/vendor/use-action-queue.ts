import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Api } from '#contract/contract.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { fetchSession } from '#web/features/accounts/fetch-session.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import {
  actionQueueOf,
  enqueued,
  type QueuedAction,
  unsentActions,
  withoutActionOf,
} from '#web/features/orders/vendor/queued-actions.ts'
import { CODE_REFUSED, sendQueuedActions } from '#web/features/orders/vendor/send-queued-actions.ts'
import { refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { toast } from '#web/ui/toast.ts'

/** Retry interval while the browser reports a connection. */
const RETRY_MS = 15_000
const NONE: readonly QueuedAction[] = []

/** The queue: pending actions and refused ones. */
export function useActionQueue(vendorId: string) {
  const queue = actionQueueOf(vendorId)
  const actions = useSyncExternalStore(queue.subscribe, queue.read, () => NONE)
  return {
    actions,
    enqueue: (act: QueuedAction) => queue.write(enqueued(queue.read(), act)),
    /** Removes an action, or a refusal that was read. */
    remove: (orderId: string) => queue.write(withoutActionOf(queue.read(), orderId)),
  }
}

/** Sends an action on an order. */
export async function sendOrderAction(
  api: Api,
  { orderId, act, reason, code, collected, departs }: Omit<QueuedAction, 'number' | 'mode'>,
) {
  const params = { id: orderId }
  if (departs) await api.changeOrderStatus({ params, body: { status: 'shipped', as: 'vendor' } })
  if (act === 'payment') return api.confirmCashPayment({ params, body: { paymentStatus: 'completed' } })
  const more = { ...(reason && { reason }), ...(code && { code }), ...(collected && { collected }) }
  return api.changeOrderStatus({ params, body: { status: act, as: 'vendor', ...more } })
}

/** What to do while another run, here or in another tab, is sending. */
type WhenLocked = 'wait' | 'skip'

/** Runs one sender at a time across tabs. */
async function withLock(whenLocked: WhenLocked, work: () => Promise<void>): Promise<void> {
  // The Web Locks API exists only over https and on localhost.
  if (!navigator.locks) return work()
  await navigator.locks.request('amic.vendor-acts', { ifAvailable: whenLocked === 'skip' }, async lock => {
    if (lock) await work()
  })
}

/** Returns a function that sends the queue and shows the outcomes. */
export function useQueueSender(vendorId: string): (whenLocked: WhenLocked) => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  return whenLocked =>
    withLock(whenLocked, () =>
      sendQueuedActions({
        queue: actionQueueOf(vendorId),
        isOwn: async () => (await fetchSession('vendor', api.getCurrentVendor))?.id === vendorId,
        send: act => sendOrderAction(api, act),
        fetchOrder: id => api.getOrder({ params: { id } }),
        onDone: ({ act, number }, order) => {
          updateInLists(queryClient, 'listVendorOrders', order)
          void refreshVendorOrders(queryClient)
          const title = act === 'payment' ? 'Paiement confirmé' : 'Statut mis à jour'
          toast({
            title,
            description: `${number}\u00a0: ${statusWords(order.status, order.delivery.mode).label}`,
          })
        },
        onRefused: ({ number, refusal, isCodeRefused }) => {
          void refreshVendorOrders(queryClient)
          const title = isCodeRefused ? CODE_REFUSED : 'Erreur'
          toast({ title, description: `${number}\u00a0: ${refusal}`, variant: 'destructive' })
        },
        onSessionLost: () => void refreshVendor(queryClient),
      }),
    )
}

/** Sends the queue: on mount, on reconnection, and periodically while it is not empty. */
export function useSendQueue(vendorId: string): void {
  const isWaiting = unsentActions(useActionQueue(vendorId).actions).length > 0
  const send = useEffectEvent(useQueueSender(vendorId))
  useEffect(() => {
    if (!isWaiting) return
    const trySending = () => void send('skip')
    trySending()
    addEventListener('online', trySending)
    const timer = setInterval(trySending, RETRY_MS)
    return () => {
      removeEventListener('online', trySending)
      clearInterval(timer)
    }
  }, [isWaiting])
}
