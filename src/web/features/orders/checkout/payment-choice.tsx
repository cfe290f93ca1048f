import { centimesOf } from '#contract/money.ts'
import {
  findPaymentMethod,
  isOnline,
  isPayableBy,
  notPayableWords,
  paymentMethodNames,
  paymentMethods,
} from '#contract/payments/facts.ts'
import { type Choice, RadioGroup } from '#web/ui/forms/choices.tsx'

/** Payment methods for a total, each with the reason when it is not available. */
function choicesFor(total: string): Choice[] {
  const centimes = centimesOf(total)
  return paymentMethodNames.map(method => {
    const { label, hint } = paymentMethods[method]
    const isPayable = isPayableBy(method, centimes)
    return {
      value: method,
      label,
      hint: isPayable ? hint : notPayableWords(method),
      isDisabled: !isPayable,
    }
  })
}

type Props = {
  total: string
  chosen: string | undefined
  onChoose: (method: string) => void
  /** Called when an online payment is chosen, to load its code in advance. */
  onPayOnline: () => void
}

/** Choice of the payment method; none is preselected. */
export function PaymentChoice({ total, chosen, onChoose, onPayOnline }: Props) {
  const choose = (value: string) => {
    onChoose(value)
    const method = findPaymentMethod(value)
    if (method && isOnline(method)) onPayOnline()
  }
  return (
    <RadioGroup
      name="paymentMethod"
      legend="Choisissez comment payer"
      choices={choicesFor(total)}
      value={chosen ?? ''}
      onChange={choose}
    />
  )
}
