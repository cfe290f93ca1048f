import { useQueryClient } from '@tanstack/react-query'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { removeOrderedFromCart } from '#web/features/orders/cart/remove-ordered-from-cart.ts'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'
import { storedTransaction } from '#web/features/orders/unpaid/stored-transaction.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { order: Order; isWide?: boolean; onDone?: () => void }

/** Button to switch from online payment to cash on delivery; renders nothing when the server does not allow it. */
export default function PayOnDelivery({ order: { id, can, delivery }, isWide, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { run, isPending } = useAction({
    run: async () => {
      const order = await api.changePaymentMethod({
        params: { id },
        body: { paymentMethod: 'cash_on_delivery' },
      })
      queryClient.setQueryData(apiKey('getOrder', { params: { id } }), order)
      void invalidateMyOrders(queryClient)
      storedTransaction.clear()
      removeOrderedFromCart(order)
      toast({
        title: `Vous paierez ${deliveryModeFacts[delivery.mode].occasion.toLowerCase()}`,
        description: 'Votre commande peut maintenant être préparée.',
      })
      onDone?.()
    },
    failure: error => {
      toastFailure(error, 'Le mode de paiement n’a pas pu être changé')
      void invalidateQueries(queryClient, apiKey('getOrder', { params: { id } }))
    },
  })
  if (!can.payOnDelivery) return null
  return (
    <Button variant="secondary" isWide={isWide} onClick={run} pendingWord={isPending && 'Un instant…'}>
      {delivery.mode === 'home' ? 'Payer à la livraison plutôt' : 'Payer au retrait plutôt'}
    </Button>
  )
}
