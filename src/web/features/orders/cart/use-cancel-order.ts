import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { maybeDoneMessage } from '#web/api/maybe-done-message.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { settleAttemptOf } from '#web/features/orders/cart/remove-ordered-from-cart.ts'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'
import { storedTransaction } from '#web/features/orders/unpaid/stored-transaction.ts'
import { toast } from '#web/ui/toast.ts'

type CancelWords = { title: string; onDone?: () => void; failure: (error: unknown) => void }

/** Cancels an order that no vendor has started. */
export function useCancelOrder(
  { id }: Pick<Order, 'id'>,
  { title, onDone, failure: onFailure }: CancelWords = {
    title: 'Commande annulée',
    failure: error =>
      toastFailure(error, maybeDoneMessage(error, 'La commande n’a pas pu être annulée. Réessayez.')),
  },
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const key = apiKey('getOrder', { params: { id } })
  return useAction({
    run: async () => {
      const body = { status: 'cancelled', as: 'customer' } as const
      const cancelled = await api.changeOrderStatus({ params: { id }, body })
      onDone?.()
      settleAttemptOf(cancelled)
      queryClient.setQueryData(key, cancelled)
      void invalidateMyOrders(queryClient)
      void invalidateQueries(queryClient, 'listProducts', 'listFeatured', 'getProduct')
      toast({ title, description: 'Votre commande a été annulée et le stock a été restauré' })
    },
    failure: error => {
      onFailure(error)
      // Its status may have changed meanwhile.
      void invalidateQueries(queryClient, key)
    },
  })
}

const givingUp: CancelWords = {
  title: 'Paiement annulé',
  onDone: storedTransaction.clear,
  failure: () =>
    toast({
      title: 'Paiement annulé',
      description: "Le paiement a été annulé mais il y a eu un problème avec l'annulation de la commande",
      variant: 'destructive',
    }),
}

/** Cancels an order whose payment is abandoned. */
export const useGivingUpPayment = (order: Pick<Order, 'id'>) => useCancelOrder(order, givingUp)
