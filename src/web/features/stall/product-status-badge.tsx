import { type ProductStatus, productStatusLabels } from '#contract/catalogue/facts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<ProductStatus, Tone> = {
  active: 'success',
  pending: 'warning',
  rejected: 'danger',
  out_of_stock: 'neutral',
}

/** Moderation status of a product. */
export function ProductStatusBadge({ status, isSmall }: { status: ProductStatus; isSmall?: boolean }) {
  return (
    <Badge tone={tones[status]} isSmall={isSmall}>
      {productStatusLabels[status]}
    </Badge>
  )
}
