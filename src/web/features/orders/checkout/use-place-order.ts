import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Api } from '#contract/contract.ts'
import type { PlaceOrderBody } from '#contract/orders/place-order.schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { type ApiRefusal, fieldErrorsOf, isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { applyConflict, isCartConflict } from '#web/features/orders/cart/use-cart-check.ts'
import { clearDraft } from '#web/features/orders/checkout/checkout-draft.ts'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'
import { clearToast, toast } from '#web/ui/toast.ts'

/** Invalidates what an order changes: stocks and the customer's orders. */
function invalidateAfterOrder(queryClient: QueryClient): void {
  void invalidateMyOrders(queryClient)
  void invalidateQueries(queryClient, 'listProducts', 'listFeatured', 'getProduct', 'listAddresses')
}

/** Days offered by a refusal, by vendor, for a zone or pickup point; empty for vendors that do not deliver there. */
export type DaysRefused = { placeId: string; days: Readonly<Record<string, readonly string[]>> }

/** Extracts offered days from a refusal; undefined for other refusals. */
function daysRefused(error: unknown, placeId: string): DaysRefused | undefined {
  if (isRefused(error, 'day_unavailable')) return { placeId, days: error.details.days }
  if (isRefused(error, 'zone_not_served_by')) {
    return { placeId, days: Object.fromEntries(error.details.vendors.map(({ id }) => [id, []])) }
  }
  return undefined
}

/** Fallback message of a refused order. */
export const ORDER_FAILED = 'Erreur de commande'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True when the order may have been placed by an earlier, unanswered request. */
    mayBeEarlier?: boolean
  }
}

export type PlacingOrder = {
  place: (body: PlaceOrderBody) => Promise<void>
  /** Shows the error, and applies its details to the cart. */
  handleFailure: (error: unknown, placeId: string) => void
  /** The order placed for cash, while its page loads. */
  placed: Order | undefined
  /** True when an unanswered request had placed an order from a different form content. */
  isEarlierPlaced: boolean
  /** The refusal when the customer has too many open orders. */
  limit: ApiRefusal<'order_limit'> | undefined
  daysRefused: DaysRefused | undefined
}

/** Sends the order, or finds the one of an earlier request whose response was lost. */
async function sendOrder(api: Api, body: PlaceOrderBody): Promise<{ order: Order; mayBeEarlier: boolean }> {
  const products = body.items.map(({ productId }) => productId)
  const send = () => orderAttempt.send(products, idempotencyKey => api.placeOrder({ body, idempotencyKey }))
  const mayBeEarlier = orderAttempt.isUnanswered(products)
  const order = await send()
  // The key was that of an earlier order, cancelled since: send again under a new one.
  return order.status === 'cancelled' ? { order: await send(), mayBeEarlier: false } : { order, mayBeEarlier }
}

/** Places an order exactly once across retries, then goes to its payment or its page. */
export function usePlaceOrder(): PlacingOrder {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<Order>()
  const [isEarlierPlaced, setEarlierPlaced] = useState(false)
  const [limit, setLimit] = useState<ApiRefusal<'order_limit'>>()
  const [refusedDays, setRefusedDays] = useState<DaysRefused>()

  const place = async (body: PlaceOrderBody) => {
    setLimit(undefined)
    const { order, mayBeEarlier } = await sendOrder(api, body)
    clearDraft()
    queryClient.setQueryData(apiKey('getOrder', { params: { id: order.id } }), order)
    invalidateAfterOrder(queryClient)
    clearToast()
    if (isOnline(order.paymentMethod)) {
      // The cart is kept until the payment; a reload of this address opens the payment again.
      await navigate({ to: paths.checkout(), search: { order: order.id }, replace: true })
      return
    }
    setPlaced(order)
    cart.clear()
    await navigate({
      to: paths.orderSuccess(),
      search: { order: order.id },
      state: { mayBeEarlier },
      replace: true,
    })
  }

  const handleFailure = (error: unknown, placeId: string) => {
    if (isAccessDenied(error)) void invalidateQueries(queryClient, 'getCurrentUser')
    // The session has ended: the page itself says so.
    if (isRefused(error, 'unauthenticated')) return
    if (isRefused(error, 'order_limit')) {
      setLimit(error)
      return
    }
    if (isCartConflict(error)) void applyConflict(queryClient, error)
    const days = daysRefused(error, placeId)
    if (days) {
      setRefusedDays(days)
      void invalidateQueries(queryClient, 'getCalendar', 'listPickupPoints')
    }
    if (isRefused(error, 'zone_not_served')) void invalidateQueries(queryClient, 'listZones')
    if (isRefused(error, 'pickup_point_closed')) void invalidateQueries(queryClient, 'listPickupPoints')
    if (isRefused(error, 'idempotency_key_reused')) {
      setEarlierPlaced(true)
      return
    }
    // Errors of fields are summarised above the form.
    if (Object.keys(fieldErrorsOf(error)).length > 0) return
    toast({
      title: ORDER_FAILED,
      description: isRefused(error, 'day_unavailable')
        ? 'Un jour a changé. Vérifiez-le, puis confirmez.'
        : // Safe to retry: the idempotency key prevents a second order.
          sentenceOf(error, 'Impossible de créer la commande. Veuillez réessayer.'),
      variant: 'destructive',
    })
  }

  return { place, handleFailure, placed, isEarlierPlaced, limit, daysRefused: refusedDays }
}
