import type { VendorStatus } from '#contract/accounts/facts.ts'
import { vendorStatusLabels } from '#contract/accounts/facts.ts'
import { type ProductStatus, productStatusLabels } from '#contract/catalogue/facts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const productTones: Record<ProductStatus, Tone> = {
  active: 'success',
  pending: 'warning',
  rejected: 'danger',
  out_of_stock: 'neutral',
}

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  return <Badge tone={productTones[status]}>{productStatusLabels[status]}</Badge>
}

const vendorTones: Record<VendorStatus, Tone> = {
  approved: 'success',
  pending: 'warning',
  rejected: 'danger',
  suspended: 'neutral',
}

export function VendorStatusBadge({ status }: { status: VendorStatus }) {
  return <Badge tone={vendorTones[status]}>{vendorStatusLabels[status]}</Badge>
}
