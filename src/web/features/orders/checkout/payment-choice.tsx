import { centimesOf } from '#contract/money.ts'
import { ordersRefusals } from '#contract/orders/refusals.ts'
import { isPayableBy, paymentMethodNames, paymentMethods } from '#contract/payments/facts.ts'
import { type Choice, RadioGroup } from '#web/ui/forms/choices.tsx'

/** The ways to pay an order of that total; the one that cannot take it says why. */
function choicesFor(total: string): Choice[] {
  const centimes = centimesOf(total)
  return paymentMethodNames.map(method => {
    const { label, hint } = paymentMethods[method]
    const isPayable = isPayableBy(method, centimes)
    return {
      value: method,
      label,
      hint: isPayable ? hint : ordersRefusals.amount_not_payable.message,
      isDisabled: !isPayable,
    }
  })
}

type Props = { total: string; chosen: string | undefined; onChoose: (method: string) => void }

/** How to pay; nothing is chosen in advance. */
export function PaymentChoice({ total, chosen, onChoose }: Props) {
  return (
    <RadioGroup
      name="paymentMethod"
      legend="Choisissez comment payer"
      choices={choicesFor(total)}
      value={chosen ?? ''}
      onChange={onChoose}
    />
  )
}
