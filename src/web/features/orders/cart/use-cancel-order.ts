import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { ofOneTry } from '#web/api/of-one-try.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { useAct } from '#web/api/use-act.ts'
import { settleAttemptOf } from '#web/features/orders/cart/clear-cart-of.ts'
import { keptTransaction } from '#web/features/orders/unpaid/kept-transaction.ts'
import { readOwnOrdersAgain } from '#web/features/orders/unpaid/read-own-orders-again.ts'
import { toast } from '#web/ui/toast.ts'

type Told = { title: string; onDone?: () => void; failure: (error: unknown) => void }

/** Takes an order back, while no vendor has begun with it: its products are for sale again. */
export function useCancelOrder(
  { id }: Pick<Order, 'id'>,
  { title, onDone, failure: tell }: Told = {
    title: 'Commande annulée',
    failure: error => tellFailure(error, ofOneTry(error, 'La commande n’a pas pu être annulée. Réessayez.')),
  },
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const key = apiKey('getOrder', { params: { id } })
  return useAct({
    run: async () => {
      const body = { status: 'cancelled', as: 'customer' } as const
      const cancelled = await api.changeOrderStatus({ params: { id }, body })
      onDone?.()
      settleAttemptOf(cancelled)
      queryClient.setQueryData(key, cancelled)
      void readOwnOrdersAgain(queryClient)
      void readAgain(queryClient, 'listProducts', 'listFeatured', 'getProduct')
      toast({ title, description: 'Votre commande a été annulée et le stock a été restauré' })
    },
    failure: error => {
      tell(error)
      // Somebody else may have moved it meanwhile.
      void readAgain(queryClient, key)
    },
  })
}

const givingUp: Told = {
  title: 'Paiement annulé',
  onDone: keptTransaction.forget,
  failure: () =>
    toast({
      title: 'Paiement annulé',
      description: "Le paiement a été annulé mais il y a eu un problème avec l'annulation de la commande",
      variant: 'destructive',
    }),
}

/** Gives up the payment of an order: the order is cancelled. */
export const useGivingUpPayment = (order: Pick<Order, 'id'>) => useCancelOrder(order, givingUp)
