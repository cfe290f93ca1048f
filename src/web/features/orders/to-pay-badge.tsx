import { PAY_ONLINE_LABEL } from '#contract/payments/facts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Smartphone } from '#web/ui/icons.ts'

/** Badge of an order awaiting online payment, in place of its status. */
export function ToPayBadge() {
  return (
    <Badge tone="warning" icon={Smartphone}>
      {PAY_ONLINE_LABEL}
    </Badge>
  )
}
