import { type PaymentStatus, paymentStatusLabels } from '#contract/orders/facts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<PaymentStatus, Tone> = { pending: 'warning', completed: 'success', failed: 'danger' }

/** Whether the money is there. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={tones[status]}>{paymentStatusLabels[status]}</Badge>
}
