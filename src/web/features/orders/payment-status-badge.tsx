import { type OrderStatus, type PaymentStatus, paymentStatusLabels } from '#contract/orders/facts.ts'
import { isOffUnpaid } from '#contract/orders/payment-words.ts'
import { Badge, type BadgeProps, type Tone } from '#web/ui/badge.tsx'

const tones: Record<PaymentStatus, Tone> = { pending: 'warning', completed: 'success', failed: 'danger' }

type Props = {
  /** The order, or the parcel. */
  paid: { status: OrderStatus; paymentStatus: PaymentStatus }
  /** Those of customers; vendors and administrators read the status itself. */
  words?: string
} & Pick<BadgeProps, 'of' | 'isSmall'>

/** Whether the money is there. */
export function PaymentStatusBadge({ paid, words, ...look }: Props) {
  const { paymentStatus } = paid
  const isOff = isOffUnpaid(paid)
  return (
    <Badge tone={isOff ? 'neutral' : tones[paymentStatus]} {...look}>
      {words ?? (isOff ? 'Non payé' : paymentStatusLabels[paymentStatus])}
    </Badge>
  )
}
