import { PAY_ONLINE_LABEL } from '#contract/payments/facts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Smartphone } from '#web/ui/icons.ts'

/** Stands for the status of an order that waits for its online payment: it is not under way. */
export function ToPayBadge() {
  return (
    <Badge tone="warning" icon={Smartphone}>
      {PAY_ONLINE_LABEL}
    </Badge>
  )
}
