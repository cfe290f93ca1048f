import { type VendorStatus, vendorStatusFacts } from '#contract/accounts/facts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<VendorStatus, Tone> = {
  approved: 'success',
  pending: 'warning',
  rejected: 'danger',
  suspended: 'neutral',
}

/** Status of a vendor's account. */
export function VendorStatusBadge({ status, isSmall }: { status: VendorStatus; isSmall?: boolean }) {
  return (
    <Badge tone={tones[status]} isSmall={isSmall}>
      {vendorStatusFacts[status].label}
    </Badge>
  )
}
