import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatTime } from '#contract/french/dates.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { removeOrderedFromCart } from '#web/features/orders/cart/remove-ordered-from-cart.ts'
import { useGivingUpPayment } from '#web/features/orders/cart/use-cancel-order.ts'
import { MyOrder } from '#web/features/orders/customer/my-order.tsx'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'
import { storedTransaction } from '#web/features/orders/unpaid/stored-transaction.ts'
import { LazyPayOnDelivery } from '#web/features/payments/lazy-pay-on-delivery.tsx'
import { PaymentModal } from '#web/features/payments/payment-modal.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HandCoins, Smartphone } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'

/** Page to pay an order that was placed and not paid yet. */
export function PayOrderPage({ orderId }: { orderId: string }) {
  return (
    <MyOrder orderId={orderId} address={paths.checkout(orderId)}>
      {(order, user) => <OrderToPay order={order} user={user} />}
    </MyOrder>
  )
}

/** Removes the order's products from the cart once it is paid. */
function useCartClearedByPayment(order: Order, isPaid: boolean): void {
  const queryClient = useQueryClient()
  const paid = useRef(order)
  useEffect(() => {
    if (!isPaid) return
    removeOrderedFromCart(paid.current)
    storedTransaction.clear()
    void invalidateMyOrders(queryClient)
  }, [isPaid, queryClient])
}

/** After a modal that opened by itself, and has no opener to return the focus to: focuses the first action of the page. */
function useFocusAfter(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) place.current?.querySelector<HTMLElement>('button, a')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}

function OrderToPay({ order, user }: { order: Order; user: User }) {
  const navigate = useNavigate()
  // Opened for an order to pay; stays open to report the payment.
  const [isOpen, setOpen] = useState(order.can.pay)
  const { run: cancel, isPending } = useGivingUpPayment(order)
  const isPaid = order.paymentStatus === 'completed'
  // Switched to cash or cancelled: the modal must not reopen when the order is later marked as paid.
  if (isOpen && !order.can.pay && !isPaid) setOpen(false)
  useCartClearedByPayment(order, isOpen && isPaid)
  const place = useFocusAfter(isOpen)
  return (
    <div ref={place} className="container-page py-8">
      <Situation order={order} isPaying={isOpen} onPay={() => setOpen(true)} />
      {isOpen && (
        <PaymentModal
          order={order}
          user={user}
          onClose={() => setOpen(false)}
          isCancelling={isPending}
          onCancel={() => void cancel().then(() => setOpen(false))}
          onContinue={() => void navigate({ to: paths.home() })}
        />
      )}
    </div>
  )
}

/** `isPaying`: whether the modal is open. */
type SituationProps = { order: Order; isPaying: boolean; onPay: () => void }

function Situation({ order, isPaying, onPay }: SituationProps) {
  // Only a customer who has just chosen the payment is thanked for the order.
  const [wasToPay] = useState(order.can.pay)
  if (order.can.pay) return <Waiting order={order} isPaying={isPaying} onPay={onPay} />
  if (order.status === 'cancelled') return <Cancelled number={order.number} />
  const isPaid = order.paymentStatus === 'completed'
  const { occasion } = deliveryModeFacts[order.delivery.mode]
  const address = wasToPay ? paths.orderSuccess : paths.order
  return (
    <EmptyState
      icon={isPaid ? CircleCheck : HandCoins}
      title={isPaid ? 'Cette commande est payée' : `Cette commande se paie ${occasion.toLowerCase()}`}
      headingLevel={1}
      actions={<LinkButton href={address(order.id)}>Voir la commande</LinkButton>}
    >
      <span className="whitespace-nowrap">Commande {order.number}</span>
    </EmptyState>
  )
}

function Waiting({ order, isPaying, onPay }: SituationProps) {
  return (
    <EmptyState
      icon={Smartphone}
      title={
        <>
          La commande <span className="whitespace-nowrap">{order.number}</span> attend son paiement
        </>
      }
      headingLevel={1}
      actions={
        <>
          <Button size="large" onClick={onPay}>
            Reprendre le paiement
          </Button>
          {!isPaying && <LazyPayOnDelivery order={order} />}
        </>
      }
    >
      <Price amount={remainingTotal(order)} size="large" />
      {order.payBefore && (
        <p className="mt-2">
          Sans paiement avant <time dateTime={order.payBefore}>{formatTime(order.payBefore)}</time>, elle est
          annulée et rien ne vous est débité.
        </p>
      )}
    </EmptyState>
  )
}

function Cancelled({ number }: { number: string }) {
  const { count } = useCart()
  return (
    <EmptyState
      icon={CircleX}
      title={
        <>
          La commande <span className="whitespace-nowrap">{number}</span> est annulée
        </>
      }
      headingLevel={1}
      actions={
        <>
          {count > 0 && <LinkButton href={paths.cart()}>Revenir au panier</LinkButton>}
          <LinkButton href={paths.shop()} variant={count > 0 ? 'secondary' : 'primary'}>
            Voir la boutique
          </LinkButton>
        </>
      }
    >
      {count > 0 ? 'Votre panier est conservé.' : 'Vous pouvez passer une nouvelle commande.'}
    </EmptyState>
  )
}
