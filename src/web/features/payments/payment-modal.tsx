import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { KeepOrCancel } from '#web/features/orders/keep-or-cancel.tsx'
import { PayBefore } from '#web/features/orders/unpaid/pay-before.tsx'
import { BillingFields, BillingForm, billingOf } from '#web/features/payments/billing-fields.tsx'
import { LazyPayOnDelivery } from '#web/features/payments/lazy-pay-on-delivery.tsx'
import { PayButtons, RetryButtons } from '#web/features/payments/payment-buttons.tsx'
import { usePayment } from '#web/features/payments/use-payment.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/create-store.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { Price } from '#web/ui/price.tsx'
import { toast, toastStore } from '#web/ui/toast.ts'

type Props = {
  order: Order
  user: User
  /** Closes the modal; the order remains to be paid. */
  onClose: () => void
  /** Cancels the order instead of paying. */
  onCancel: () => void
  isCancelling: boolean
  /** Called after the payment. */
  onContinue: () => void
}

/** Pays one order: payer, then the provider's page; also shows the outcome. */
export function PaymentModal(props: Props) {
  const { order, onContinue } = props
  if (order.paymentStatus === 'completed') return <Paid order={order} onContinue={onContinue} />
  return <ToPay {...props} />
}

type View = 'form' | 'failed' | 'cancel'

function ToPay({ order, user, onClose, onCancel, isCancelling }: Props) {
  const payment = usePayment(order)
  const [isAskedToCancel, setAskedToCancel] = useState(false)
  const formId = useId()
  const form = useForm({
    schema: BillingForm,
    complete: billingOf,
    submit: ({ customerInfo }) => payment.pay(customerInfo),
    onInvalid: toastMissing,
    onFailure: payment.handleFailure,
  })
  const view: View = isAskedToCancel ? 'cancel' : payment.stage === 'failed' ? 'failed' : 'form'
  const content = useFocusOnChange(view)
  const titles: Record<View, string> = {
    form: 'Paiement',
    failed: 'Le paiement n’a pas pu commencer',
    cancel: `Annuler la commande ${order.number}\u00a0?`,
  }
  const isLeaving = payment.stage === 'processing'
  const asking = {
    onAsk: () => setAskedToCancel(true),
    otherWay: isLeaving ? null : <LazyPayOnDelivery order={order} isWide />,
  }
  const footers: Record<View, ReactNode> = {
    form: <PayButtons {...asking} formId={formId} total={remainingTotal(order)} isLeaving={isLeaving} />,
    failed: <RetryButtons {...asking} onRetry={payment.retry} />,
    cancel: (
      <KeepOrCancel onKeep={() => setAskedToCancel(false)} onCancel={onCancel} isCancelling={isCancelling} />
    ),
  }
  return (
    <Dialog isOpen onClose={onClose} title={titles[view]} footer={footers[view]}>
      <div ref={content} tabIndex={-1} className="outline-none">
        {view === 'failed' && <Failure words={payment.failure} number={order.number} />}
        {view === 'cancel' && (
          <p>Rien ne sera débité et les produits seront remis en vente. Votre panier est conservé.</p>
        )}
        {/* Hidden rather than unmounted, to keep typed values after a failure. */}
        <div hidden={view !== 'form'}>
          <OrderLine order={order} />
          <Methods />
          <Form form={form} id={formId} leadsToField>
            <BillingFields user={user} order={order} />
          </Form>
        </div>
      </div>
    </Dialog>
  )
}

function toastMissing(): void {
  toast({
    title: 'Informations manquantes',
    description: 'Veuillez indiquer votre nom, votre e-mail et votre téléphone.',
    variant: 'destructive',
  })
}

/** Shows the error once its toast is gone. */
function Failure({ words, number }: { words: string; number: string }) {
  const shownToast = useStore(toastStore)
  return (
    <>
      {!shownToast && (
        <p className="mb-3 flex items-start gap-3 text-danger">
          <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{words}</span>
        </p>
      )}
      <p>
        Rien n’a été débité. La commande <span className="whitespace-nowrap">{number}</span> vous attend.
      </p>
    </>
  )
}

function OrderLine({ order }: { order: Order }) {
  return (
    <div className="mb-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          Commande <span className="nums font-semibold whitespace-nowrap">{order.number}</span>
        </span>
        <Price amount={remainingTotal(order)} size="large" />
      </p>
      <PayBefore order={order} />
    </div>
  )
}

/** Logos only: the method is chosen on the provider's page. */
function Methods() {
  const { data: methods = [] } = useQuery(apiQuery(useApi(), 'listPaymentMethods'))
  if (methods.length === 0) return null
  return (
    <p className="mb-4 text-sm text-ink-soft">
      {methods.map(({ name }) => name).join(', ')} ou carte bancaire, au choix à l’étape suivante.
    </p>
  )
}

function Paid({ order, onContinue }: Pick<Props, 'order' | 'onContinue'>) {
  const footer = (
    <Button size="large" isWide onClick={onContinue}>
      Continuer
    </Button>
  )
  return (
    <Dialog isOpen onClose={onContinue} title="Paiement réussi&nbsp;!" footer={footer}>
      <p role="status" className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span>
          La commande <span className="whitespace-nowrap">{order.number}</span> est payée&nbsp;:{' '}
          {formatFcfa(remainingTotal(order))}. Merci de votre confiance.
        </span>
      </p>
    </Dialog>
  )
}
