import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { LoginRequired } from '#web/features/accounts/sign-in/login-required.tsx'
import { OrderLoadFailure } from '#web/features/orders/customer/order-load-failure.tsx'
import { OrderSkeleton } from '#web/features/orders/customer/order-skeletons.tsx'
import { useLiveOrder } from '#web/features/orders/customer/use-order.ts'

type Props = {
  orderId: string
  /** This page's address, to return to after login. */
  address: string
  /** Loading skeleton; by default that of an order. */
  waiting?: ReactNode
  children: (order: Order, user: User) => ReactNode
}

/** A page about one order of the customer, live; handles loading, errors and missing access. */
export function MyOrder({ orderId, address, waiting = <OrderSkeleton />, children }: Props) {
  const customer = useCustomer(REFETCH_ON_MOUNT)
  if (customer.status === 'unknown') return waiting
  if (customer.status !== 'signed-in') {
    return <LoginRequired next={address}>Connectez-vous pour retrouver votre commande.</LoginRequired>
  }
  return (
    <KnownOrder orderId={orderId} waiting={waiting}>
      {order => children(order, customer.user)}
    </KnownOrder>
  )
}

type KnownProps = Pick<Props, 'orderId' | 'waiting'> & { children: (order: Order) => ReactNode }

function KnownOrder({ orderId, waiting, children }: KnownProps) {
  const order = useLiveOrder(orderId, { isFollowed: true })
  if (order.data) return children(order.data)
  if (order.isError) {
    return <OrderLoadFailure query={order} />
  }
  return waiting
}
