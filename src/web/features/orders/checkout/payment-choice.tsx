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

/** The ways to pay an order of that total; the one that cannot take it says why. */
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
  /** Told that somebody means to pay online: what is needed then may come meanwhile. */
  onPayOnline: () => void
}

/** How to pay; nothing is chosen in advance. */
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
