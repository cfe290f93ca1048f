import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { unreachable } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import { readAllOrders } from '#web/features/orders/vendor/read-all-orders.ts'
import { arranged, runOf, statusesOfRun } from '#web/features/orders/vendor/run/run.ts'
import { type StoredRun, storedRun } from '#web/features/orders/vendor/run/stored-run.ts'
import { useActionQueue, useQueueSender } from '#web/features/orders/vendor/use-action-queue.ts'
import { useToday } from '#web/features/orders/vendor/use-today.ts'
import { requestPageCaching } from '#web/offline/request-page-caching.ts'

/** How often a run that could not be read is asked for again. */
const READ_AGAIN_MS = 30_000

/** What this browser keeps of a run. */
export const useStoredRun = (): StoredRun | undefined =>
  useSyncExternalStore(storedRun.subscribe, storedRun.read, () => undefined)

/** The run of the day of a vendor: as it was kept until it is read, and whenever it cannot be. */
export function useRun(vendor: StoredRun['vendor']) {
  const api = useApi()
  const queryClient = useQueryClient()
  const everKept = useStoredRun()
  const kept = everKept?.vendor.id === vendor.id ? everKept : undefined
  const { actions, keep } = useActionQueue(vendor.id)
  const send = useQueueSender(vendor.id)
  const isOfAnother = ({ parcels }: Order) => parcels.some(({ vendorId }) => vendorId !== vendor.id)
  const query = useQuery({
    queryKey: [...apiKey('listVendorOrders'), 'run', vendor.id],
    queryFn: async () => {
      const orders = await readAllOrders(api, statusesOfRun)
      const arrangement = storedRun.read()?.arrangement ?? []
      // Addresses that come when their vendor has left, or another has come, stay nowhere.
      if (!hasSessionCookie('vendor') || orders.some(isOfAnother)) {
        void refreshVendor(queryClient)
        throw unreachable(navigator.onLine)
      }
      storedRun.write({ vendor, readAtMs: Date.now(), orders, arrangement })
      // Read by the producer's front page too: the page of the run is to open then though it was never seen.
      void requestPageCaching(paths.vendorRun())
      return orders
    },
    refetchOnMount: 'always',
    // Nothing tells this page of a change: on the road it is read again as soon as somebody answers.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data !== undefined && state.error !== null && READ_AGAIN_MS,
    ...(kept && {
      initialData: [...kept.orders],
      initialDataUpdatedAt: kept.readAtMs,
    }),
  })
  const orders = query.data
  const today = useToday()
  const run = orders && runOf({ orders, actions, arrangement: kept?.arrangement ?? [], today })
  return {
    query: { ...query, data: run },
    today,
    readAtMs: kept?.readAtMs,
    /** Puts a stop one place earlier, -1, or later, 1. */
    move: (id: string, by: -1 | 1) => {
      if (!kept || !run) return
      const ids = run.stops.map(stop => stop.id)
      storedRun.write({ ...kept, arrangement: arranged(ids, id, by) })
    },
    /** Notes the parcels of the day as sent; what cannot be sent now leaves when the connection is back. */
    depart: async () => {
      for (const { id, number, delivery } of run?.toLoad ?? []) {
        const action: QueuedAction = { orderId: id, number, act: 'shipped', mode: delivery.mode }
        keep(action)
      }
      await send('wait')
    },
  }
}
