import { type OrderStatus, type PaymentStatus, paymentStatusLabels } from '#contract/orders/facts.ts'
import { Badge, type BadgeProps, type Tone } from '#web/ui/badge.tsx'

const tones: Record<PaymentStatus, Tone> = { pending: 'warning', completed: 'success', failed: 'danger' }

type Props = {
  /** The order, or the parcel. */
  paid: { status: OrderStatus; paymentStatus: PaymentStatus }
  /** Those of customers; vendors and administrators read the status itself. */
  words?: string
} & Pick<BadgeProps, 'of' | 'isSmall'>

/** Whether the money is there. */
export function PaymentStatusBadge({ paid: { status, paymentStatus }, words, ...look }: Props) {
  // Nobody waits for the money of what is cancelled.
  const isOff = status === 'cancelled' && paymentStatus !== 'completed'
  return (
    <Badge tone={isOff ? 'neutral' : tones[paymentStatus]} {...look}>
      {words ?? (isOff ? 'Non payé' : paymentStatusLabels[paymentStatus])}
    </Badge>
  )
}
