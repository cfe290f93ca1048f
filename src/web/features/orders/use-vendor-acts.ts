import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { type OrderStatus, orderStatusLabels } from '#contract/orders-labels.ts'
import { sentenceOf } from '#web/api-failure.ts'
import { useApi } from '#web/api-query.ts'
import { noteVendorOrder, refreshVendorOrders } from '#web/features/orders/use-vendor-orders.ts'
import { toast } from '#web/ui/toast.ts'

/** What is under way with an order: the status that it is moved to, or its payment. */
export type VendorAct = OrderStatus | 'payment'

/** The next act takes the place of the one just done: a double tap must not reach it. */
const SETTLING_MS = 600

/** What a vendor does with one order, one act at a time. */
export function useVendorActs(order: Order) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<VendorAct>()
  const [isSettling, setSettling] = useState(false)
  const isActing = useRef(false)

  const act = async (name: VendorAct, send: () => Promise<Order>, done: string, failed: string) => {
    if (isActing.current) return false
    isActing.current = true
    setPending(name)
    try {
      const changed = await send()
      setSettling(true)
      setTimeout(() => setSettling(false), SETTLING_MS)
      noteVendorOrder(queryClient, changed)
      toast({ title: done, description: `${order.number} : ${orderStatusLabels[changed.status]}` })
      return true
    } catch (error) {
      toast({ title: 'Erreur', description: sentenceOf(error, failed), variant: 'destructive' })
      return false
    } finally {
      isActing.current = false
      setPending(undefined)
      // Also after a refusal: somebody else may have changed the order.
      void refreshVendorOrders(queryClient)
    }
  }

  const params = { id: order.id }
  return {
    pending,
    isSettling,
    /** @returns whether it was done */
    move: (status: OrderStatus, reason?: string) =>
      act(
        status,
        () => api.changeOrderStatus({ params, body: { status, as: 'vendor', ...(reason && { reason }) } }),
        'Statut mis à jour',
        'Impossible de mettre à jour le statut',
      ),
    /** @returns whether it was done */
    confirmPayment: () =>
      act(
        'payment',
        () => api.confirmCashPayment({ params, body: { paymentStatus: 'completed' } }),
        'Paiement confirmé',
        'Impossible de mettre à jour le statut de paiement',
      ),
  }
}
