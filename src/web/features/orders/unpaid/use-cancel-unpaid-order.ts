import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { keptTransaction } from '#web/features/orders/unpaid/kept-transaction.ts'
import { readOwnOrdersAgain } from '#web/features/orders/unpaid/read-own-orders-again.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Gives up the payment of an order: the order is cancelled, its products are for sale again.
 * @param onCancelled told of the order once it is
 */
export function useCancelUnpaidOrder(orderId: string, onCancelled: (order: Order) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)

  const cancel = async () => {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    try {
      const order = await api.changeOrderStatus({
        params: { id: orderId },
        body: { status: 'cancelled', as: 'customer' },
      })
      keptTransaction.forget()
      onCancelled(order)
      queryClient.setQueryData(apiKey('getOrder', { params: { id: orderId } }), order)
      void readOwnOrdersAgain(queryClient)
      toast({
        title: 'Paiement annulé',
        description: 'Votre commande a été annulée et le stock a été restauré',
      })
    } catch {
      toast({
        title: 'Paiement annulé',
        description: "Le paiement a été annulé mais il y a eu un problème avec l'annulation de la commande",
        variant: 'destructive',
      })
      void readAgain(queryClient, apiKey('getOrder', { params: { id: orderId } }))
    } finally {
      isSending.current = false
      setPending(false)
    }
  }
  return { cancel, isPending }
}
