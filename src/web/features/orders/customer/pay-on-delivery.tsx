import { useQueryClient } from '@tanstack/react-query'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { useAct } from '#web/api/use-act.ts'
import { clearCartOf } from '#web/features/orders/cart/clear-cart-of.ts'
import { keptTransaction } from '#web/features/orders/unpaid/kept-transaction.ts'
import { readOwnOrdersAgain } from '#web/features/orders/unpaid/read-own-orders-again.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { order: Order; isWide?: boolean; onDone?: () => void }

/** The button that has an order paid in cash which was to be paid online; nothing where the server would refuse. */
export default function PayOnDelivery({ order: { id, can, delivery }, isWide, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { run, isPending } = useAct({
    run: async () => {
      const order = await api.changePaymentMethod({
        params: { id },
        body: { paymentMethod: 'cash_on_delivery' },
      })
      queryClient.setQueryData(apiKey('getOrder', { params: { id } }), order)
      void readOwnOrdersAgain(queryClient)
      keptTransaction.forget()
      clearCartOf(order)
      toast({
        title: `Vous paierez ${deliveryModeFacts[delivery.mode].occasion.toLowerCase()}`,
        description: 'Votre commande peut maintenant être préparée.',
      })
      onDone?.()
    },
    failure: error => {
      tellFailure(error, 'Le mode de paiement n’a pas pu être changé')
      void readAgain(queryClient, apiKey('getOrder', { params: { id } }))
    },
  })
  if (!can.payOnDelivery) return null
  return (
    <Button variant="secondary" isWide={isWide} onClick={run} pendingWord={isPending && 'Un instant…'}>
      {delivery.mode === 'home' ? 'Payer à la livraison plutôt' : 'Payer au retrait plutôt'}
    </Button>
  )
}
