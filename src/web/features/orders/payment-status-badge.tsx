import type { RefundStatus } from '#contract/money/facts.ts'
import type { PaymentStatus } from '#contract/orders/facts.ts'
import {
  isCancelledUnpaid,
  paymentStateWords,
  type Refunded,
  refundOfCancelled,
} from '#contract/orders/payment-words.ts'
import { Badge, type BadgeProps, type Tone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

const tones: Record<PaymentStatus, Tone> = { pending: 'warning', completed: 'success', failed: 'danger' }
const refundTones: Record<RefundStatus, Tone> = { due: 'warning', done: 'neutral' }

type Props = {
  /** The order, or the parcel. */
  paid: Refunded
  /** Label for customers, who see refunds separately; others see the payment status itself. */
  words?: string
} & Pick<BadgeProps, 'isSmall'>

/** Badge of the payment status. */
export function PaymentStatusBadge({ paid, words, isSmall }: Props) {
  return (
    <Badge
      tone={words ? tones[paid.paymentStatus] : toneOf(paid)}
      isSmall={isSmall}
      className={cx(words && 'max-w-full whitespace-normal! leading-tight!')}
    >
      {words ?? paymentStateWords(paid)}
    </Badge>
  )
}

function toneOf(paid: Refunded): Tone {
  const refund = refundOfCancelled(paid)
  if (refund) return refundTones[refund]
  return isCancelledUnpaid(paid) ? 'neutral' : tones[paid.paymentStatus]
}
