import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Api } from '#contract/contract.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { askWho } from '#web/features/accounts/ask-who.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import {
  type KeptAct,
  keptActsOf,
  waitingActs,
  withAct,
  withoutActOf,
} from '#web/features/orders/vendor/kept-acts.ts'
import { CODE_REFUSED, sendKeptActs } from '#web/features/orders/vendor/send-kept-acts.ts'
import { refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { toast } from '#web/ui/toast.ts'

/** How often it is tried while the browser believes in its connection and nobody answers. */
const RETRY_MS = 15_000
const NONE: readonly KeptAct[] = []

/** What waits for the connection, or was refused when it came back. */
export function useKeptActs(vendorId: string) {
  const box = keptActsOf(vendorId)
  const acts = useSyncExternalStore(box.subscribe, box.read, () => NONE)
  return {
    acts,
    keep: (act: KeptAct) => box.write(withAct(box.read(), act)),
    /** Takes an act back, or puts a refusal away once it is read. */
    forget: (orderId: string) => box.write(withoutActOf(box.read(), orderId)),
  }
}

/** Does what a vendor asks for with an order. */
export async function sendVendorAct(
  api: Api,
  { orderId, act, reason, code, collected, departs }: Omit<KeptAct, 'number' | 'mode'>,
) {
  const params = { id: orderId }
  if (departs) await api.changeOrderStatus({ params, body: { status: 'shipped', as: 'vendor' } })
  if (act === 'payment') return api.confirmCashPayment({ params, body: { paymentStatus: 'completed' } })
  const more = { ...(reason && { reason }), ...(code && { code }), ...(collected && { collected }) }
  return api.changeOrderStatus({ params, body: { status: act, as: 'vendor', ...more } })
}

/** What a try does while another one, here or in another tab, is sending. */
type WhileBusy = 'wait' | 'skip'

/** One sends at a time. */
async function alone(whileBusy: WhileBusy, work: () => Promise<void>): Promise<void> {
  // Browsers know locks only over https and on localhost.
  if (!navigator.locks) return work()
  await navigator.locks.request('amic.vendor-acts', { ifAvailable: whileBusy === 'skip' }, async lock => {
    if (lock) await work()
  })
}

/** The act of sending what waits, and of saying what became of it. */
export function useKeptActsSender(vendorId: string): (whileBusy: WhileBusy) => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  return whileBusy =>
    alone(whileBusy, () =>
      sendKeptActs({
        box: keptActsOf(vendorId),
        isOwn: async () => (await askWho('vendor', api.getCurrentVendor))?.id === vendorId,
        send: act => sendVendorAct(api, act),
        look: id => api.getOrder({ params: { id } }),
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
        onShutOut: () => void refreshVendor(queryClient),
      }),
    )
}

/** Sends what waits: when the page opens, when the connection returns, and now and then while it still waits. */
export function useSendKeptActs(vendorId: string): void {
  const isWaiting = waitingActs(useKeptActs(vendorId).acts).length > 0
  const send = useEffectEvent(useKeptActsSender(vendorId))
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
