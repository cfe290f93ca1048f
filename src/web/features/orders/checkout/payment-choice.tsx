import { centimesOf } from '#contract/money.ts'
import { paymentMethodLabels } from '#contract/orders/facts.ts'
import { ordersRefusals } from '#contract/orders/refusals.ts'
import { payableCentimes } from '#contract/payments/facts.ts'
import { type Choice, RadioGroup } from '#web/ui/choices.tsx'

/** The ways to pay an order of that total; the one that cannot take it says why. */
function choicesFor(total: string): Choice[] {
  const centimes = centimesOf(total)
  const isPayableOnline = centimes >= payableCentimes.min && centimes <= payableCentimes.max
  return [
    {
      value: 'cinetpay',
      label: paymentMethodLabels.cinetpay,
      hint: isPayableOnline
        ? 'Orange Money, MTN Money, Moov Money, Wave ou carte'
        : ordersRefusals.amount_not_payable.message,
      isDisabled: !isPayableOnline,
    },
    {
      value: 'cash_on_delivery',
      label: paymentMethodLabels.cash_on_delivery,
      hint: 'En espèces, quand vous recevez vos produits',
    },
  ]
}

/** How to pay; nothing is chosen in advance. */
export function PaymentChoice({ total }: { total: string }) {
  return <RadioGroup name="paymentMethod" legend="Choisissez comment payer" choices={choicesFor(total)} />
}
