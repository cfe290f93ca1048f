import type { VendorStatus } from '#contract/accounts/facts.ts'
import { vendorStatusFacts } from '#contract/accounts/facts.ts'
import { type ProductStatus, productStatusLabels } from '#contract/catalogue/facts.ts'
import { Badge, type BadgeProps, type Tone } from '#web/ui/badge.tsx'

type Props<Status> = { status: Status } & Pick<BadgeProps, 'isSmall'>

const productTones: Record<ProductStatus, Tone> = {
  active: 'success',
  pending: 'warning',
  rejected: 'danger',
  out_of_stock: 'neutral',
}

export function ProductStatusBadge({ status, isSmall }: Props<ProductStatus>) {
  return (
    <Badge tone={productTones[status]} isSmall={isSmall}>
      {productStatusLabels[status]}
    </Badge>
  )
}

const vendorTones: Record<VendorStatus, Tone> = {
  approved: 'success',
  pending: 'warning',
  rejected: 'danger',
  suspended: 'neutral',
}

export function VendorStatusBadge({ status, isSmall }: Props<VendorStatus>) {
  return (
    <Badge tone={vendorTones[status]} isSmall={isSmall}>
      {vendorStatusFacts[status].label}
    </Badge>
  )
}
