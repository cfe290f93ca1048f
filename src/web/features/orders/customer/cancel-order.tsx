import { useQueryClient } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { keptTotal } from '#contract/orders/kept-parcels.ts'
import { hasOnlineMoney } from '#contract/orders/payment-states.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { settleAttemptOf } from '#web/features/orders/cart/clear-cart-of.ts'
import { KeepOrCancel } from '#web/features/orders/keep-or-cancel.tsx'
import { readOwnOrdersAgain } from '#web/features/orders/unpaid/read-own-orders-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

/** Takes an order back, while no vendor has begun with it. */
function useCancelOrder({ id }: Pick<Order, 'id'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (): Promise<void> => {
    const cancelled = await api.changeOrderStatus({
      params: { id },
      body: { status: 'cancelled', as: 'customer' },
    })
    queryClient.setQueryData(apiKey('getOrder', { params: { id } }), cancelled)
    settleAttemptOf(cancelled)
    // What it held is for sale again.
    void readOwnOrdersAgain(queryClient)
    void readAgain(queryClient, 'listProducts', 'listFeatured', 'getProduct')
  }
}

const refundWords = (order: Order): string =>
  hasOnlineMoney(order, order.paymentMethod)
    ? ` Ce que vous avez payé vous sera remboursé\u00a0: ${formatFcfa(keptTotal(order))}.`
    : ''

/** The button that cancels an order, after asking. */
export function CancelOrder({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const cancel = useCancelOrder(order)
  const handleConfirm = async () => {
    setPending(true)
    try {
      await cancel()
      setAsking(false)
      toast({
        title: 'Commande annulée',
        description: 'Votre commande a été annulée et le stock a été restauré',
      })
    } catch (error) {
      tellFailure(error, 'La commande n’a pas pu être annulée. Réessayez.')
    }
    setPending(false)
  }
  return (
    <>
      <Button variant="quietDanger" size="small" className="sm:ml-auto" onClick={() => setAsking(true)}>
        <CircleX aria-hidden className="size-5 shrink-0" />
        Annuler la commande
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Annuler la commande ${order.number}\u00a0?`}
        description={`Rien ne sera livré, et les produits seront remis en vente. Une commande annulée ne peut pas être reprise.${refundWords(order)}`}
        footer={
          <KeepOrCancel
            onKeep={() => setAsking(false)}
            onCancel={() => void handleConfirm()}
            isCancelling={isPending}
          />
        }
      />
    </>
  )
}
