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
import { AFTER_FAILURE_MS, READ_AGAIN } from '#web/features/orders/vendor/use-waiting-orders.ts'
import { requestPageCaching } from '#web/offline/request-page-caching.ts'

/** The stored run of any vendor; undefined without one. */
export const useStoredRun = (): StoredRun | undefined =>
  useSyncExternalStore(storedRun.subscribe, storedRun.read, () => undefined)

/** A vendor's run of the day: the stored one until it is fetched, and while fetching fails. */
export function useRun(vendor: StoredRun['vendor']) {
  const api = useApi()
  const queryClient = useQueryClient()
  const anyRun = useStoredRun()
  const stored = anyRun?.vendor.id === vendor.id ? anyRun : undefined
  const { actions, enqueue } = useActionQueue(vendor.id)
  const send = useQueueSender(vendor.id)
  const isOfAnother = ({ parcels }: Order) => parcels.some(({ vendorId }) => vendorId !== vendor.id)
  const query = useQuery({
    queryKey: [...apiKey('listVendorOrders'), 'run', vendor.id],
    queryFn: async () => {
      const orders = await readAllOrders(api, statusesOfRun)
      const arrangement = storedRun.read()?.arrangement ?? []
      // Addresses are not stored once their vendor has signed out, or another has signed in.
      if (!hasSessionCookie('vendor') || orders.some(isOfAnother)) {
        void refreshVendor(queryClient)
        throw unreachable(navigator.onLine)
      }
      storedRun.write({ vendor, readAtMs: Date.now(), orders, arrangement })
      // The front page fetches the run too: the run's page is cached, to open offline though it was never visited.
      void requestPageCaching(paths.vendorRun())
      return orders
    },
    ...READ_AGAIN,
    // Without a stored run the page says that it failed, and asks to try again.
    refetchInterval: ({ state }) => state.data !== undefined && state.error !== null && AFTER_FAILURE_MS,
    ...(stored && {
      initialData: [...stored.orders],
      initialDataUpdatedAt: stored.readAtMs,
    }),
  })
  const orders = query.data
  const today = useToday()
  const run = orders && runOf({ orders, actions, arrangement: stored?.arrangement ?? [], today })
  return {
    query: { ...query, data: run },
    today,
    readAtMs: stored?.readAtMs,
    /** Moves a stop one place earlier (-1) or later (1). */
    move: (id: string, by: -1 | 1) => {
      if (!stored || !run) return
      const ids = run.stops.map(stop => stop.id)
      storedRun.write({ ...stored, arrangement: arranged(ids, id, by) })
    },
    /** Queues all confirmed parcels as shipped and sends the queue; unsent ones are retried later. */
    depart: async () => {
      for (const { id, number, delivery } of run?.toLoad ?? []) {
        const action: QueuedAction = { orderId: id, number, act: 'shipped', mode: delivery.mode }
        enqueue(action)
      }
      await send('wait')
    },
  }
}
