import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { findPaymentMethod, isOnline } from '#contract/payments/facts.ts'
import { CartChangesNotice } from '#web/features/orders/cart/cart-changes-notice.tsx'
import { type CartItem, totalOf } from '#web/features/orders/cart/cart-items.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { isCartConflict, useCartCheck } from '#web/features/orders/cart/use-cart-check.ts'
import { useUnpaidDuplicate } from '#web/features/orders/cart/use-unpaid-duplicate.ts'
import { CheckoutSummary } from '#web/features/orders/checkout/checkout-summary.tsx'
import { DeliveryFields, loadTypedPlace } from '#web/features/orders/checkout/delivery-fields.tsx'
import { EarlierOrderNotice } from '#web/features/orders/checkout/earlier-order-notice.tsx'
import { firstMissing } from '#web/features/orders/checkout/next-missing.tsx'
import { PaymentChoice } from '#web/features/orders/checkout/payment-choice.tsx'
import { chosenDays, useDays } from '#web/features/orders/checkout/use-days.ts'
import { type CheckoutDelivery, useDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { ORDER_FAILED, type PlacingOrder } from '#web/features/orders/checkout/use-place-order.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { LazyCode } from '#web/ui/lazy-code.tsx'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'

// The validation is loaded at the first touch of the form.
const loadCheckoutBody = async () => (await import('#contract/orders/place-order.schemas.ts')).CheckoutBody
// Rarely needed: loaded when the browser is idle.
const orderLimitNotice = loadWhenIdle(() => import('#web/features/orders/checkout/order-limit-notice.tsx'))
const unpaidDuplicateNotice = loadWhenIdle(
  () => import('#web/features/orders/cart/unpaid-duplicate-notice.tsx'),
)
// Needed for cash orders of several vendors only.
const cashByParcel = loadWhenIdle(() => import('#web/features/orders/checkout/cash-by-parcel.tsx'))
// Shown below the place, which is loaded first.
const loadDeliveryDays = () => import('#web/features/orders/checkout/delivery-days.tsx')
const NewAddress = lazy(async () => ({ default: (await loadTypedPlace()).NewAddress }))

/** The request body from cart and form, bound to the signed-in account. */
const bodyOf = (
  user: User,
  items: readonly CartItem[],
  { draft, sent }: CheckoutDelivery,
  days: Record<string, string>,
) => ({
  delivery: { ...sent(), days },
  notes: draft.notes,
  paymentMethod: draft.paymentMethod,
  customerId: user.id,
  items: items.map(({ id, quantity, price }) => ({ productId: id, quantity, price })),
  total: totalOf(items),
})

/** Whether it is a delivery field. */
const isOfDelivery = (field: string): boolean => field.startsWith('delivery.')

type DaysProps = { delivery: CheckoutDelivery; days: ReturnType<typeof useDays> }

/** The delivery days, loaded separately. */
function LazyDays({ delivery, days }: DaysProps) {
  return (
    <LazyCode name="delivery-days" load={loadDeliveryDays} waiting={null}>
      {({ default: DeliveryDays }) => (
        <DeliveryDays
          offered={days}
          mode={delivery.mode}
          openingHours={delivery.openingHours}
          onPickup={delivery.modes.length > 0 && (() => delivery.change({ mode: 'pickup' }))}
          onChoose={(vendorId, day) => delivery.change({ days: { ...delivery.draft.days, [vendorId]: day } })}
        />
      )}
    </LazyCode>
  )
}

type StepProps = { number: number; title: string; children: ReactNode }

function Step({ number, title, children }: StepProps) {
  return (
    <Card as="section">
      <h2 className="mb-4 flex items-center gap-3 text-xl">
        <span
          aria-hidden
          className="nums grid size-8 shrink-0 place-items-center rounded-full bg-leaf-700 text-base text-white"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** An unpaid duplicate that the person has not confirmed yet. */
function useUnconfirmedDuplicate() {
  const [meant, setMeant] = useState<readonly string[]>([])
  const unpaid = useUnpaidDuplicate(meant)
  const [heldBack, setHeldBack] = useState(0)
  return {
    ...unpaid,
    meanSecond: () => {
      // With the key of an unanswered order the server would return that order.
      orderAttempt.clear()
      if (unpaid.duplicate) setMeant([...meant, unpaid.duplicate.id])
    },
    /** Number of submits held back by it. */
    heldBack,
    holdBack: () => setHeldBack(count => count + 1),
  }
}

type Props = { user: User; placing: PlacingOrder; onPayOnline: () => void }

/** The checkout form on one page: delivery, payment, contents. */
export function CheckoutForm({ user, placing, onPayOnline }: Props) {
  const { items } = useCart()
  const { duplicate, ordered, find, meanSecond, heldBack, holdBack } = useUnconfirmedDuplicate()
  const check = useCartCheck(ordered)
  const notice = useRef<HTMLElement>(null)
  const delivery = useDelivery(user)
  const taking = check.vendors.filter(({ pausedUntil }) => !pausedUntil)
  const method = findPaymentMethod(delivery.draft.paymentMethod)
  const days = useDays(taking, delivery, placing.daysRefused)
  const [newLabel, setNewLabel] = useState<string>()
  const [isReady, setReady] = useState(false)
  const form = useForm({
    schema: loadCheckoutBody,
    complete: () => bodyOf(user, items, delivery, chosenDays(days, delivery.draft)),
    submit: async body => {
      if (await find()) holdBack()
      else if (check.differences.length === 0) {
        delivery.change({ days: body.delivery.days })
        await placing.place(body)
      } else notice.current?.focus()
    },
    onFailure: error => {
      placing.handleFailure(error, delivery.placeId)
      if (isCartConflict(error)) notice.current?.focus()
    },
  })
  return (
    <div className="container-page pt-8 lg:pb-8">
      <h1 className="mb-6 text-3xl">Finaliser la commande</h1>
      {placing.isEarlierPlaced && <EarlierOrderNotice />}
      {placing.limit && <LazyComponent part={orderLimitNotice} needs={{ refusal: placing.limit, user }} />}
      {duplicate && (
        <LazyComponent
          part={unpaidDuplicateNotice}
          needs={{ order: duplicate, attempt: heldBack, onSecond: meanSecond }}
        />
      )}
      <CartChangesNotice ref={notice} {...check} />
      <Form form={form} refusedAs={ORDER_FAILED}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-6">
            <Step number={1} title={deliveryModeFacts[delivery.mode].heading}>
              <DeliveryFields
                user={user}
                delivery={delivery}
                onReady={setReady}
                isRefused={Object.keys(form.errors).some(isOfDelivery)}
                onNewAddress={setNewLabel}
              >
                <LazyDays delivery={delivery} days={days} />
              </DeliveryFields>
            </Step>
            <Step number={2} title="Paiement">
              <PaymentChoice
                total={check.total}
                chosen={delivery.draft.paymentMethod}
                onChoose={paymentMethod => delivery.change({ paymentMethod })}
                onPayOnline={onPayOnline}
              />
              {method && !isOnline(method) && (
                <LazyComponent part={cashByParcel} needs={{ items: check.coming, vendors: check.vendors }} />
              )}
            </Step>
          </div>
          <CheckoutSummary
            items={items}
            absent={check.absent}
            total={check.total}
            isSecond={duplicate !== undefined}
            missing={isReady ? firstMissing(delivery, days) : undefined}
            pendingWord={form.isPending ? 'Enregistrement…' : delivery.isPlacePending && 'Chargement…'}
          />
        </div>
      </Form>
      <Suspense>
        {newLabel !== undefined && (
          <NewAddress
            user={user}
            delivery={delivery}
            label={newLabel}
            onClose={() => setNewLabel(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
