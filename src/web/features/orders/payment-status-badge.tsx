import { type PaymentStatus, paymentStatusLabels } from '#contract/orders/facts.ts'
import { Badge, type BadgeProps, type Tone } from '#web/ui/badge.tsx'

const tones: Record<PaymentStatus, Tone> = { pending: 'warning', completed: 'success', failed: 'danger' }

type Props = {
  status: PaymentStatus
  /** Those of customers; vendors and administrators read the status itself. */
  words?: string
} & Pick<BadgeProps, 'of' | 'isSmall'>

/** Whether the money is there. */
export function PaymentStatusBadge({ status, words = paymentStatusLabels[status], ...look }: Props) {
  return (
    <Badge tone={tones[status]} {...look}>
      {words}
    </Badge>
  )
}
