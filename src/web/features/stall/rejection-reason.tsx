import { CircleAlert } from 'lucide-react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { cx } from '#web/ui/cx.ts'

type Props = { product: Pick<VendorProduct, 'rejectionReason'>; className?: string }

/** The reason for a product's rejection. */
export const RejectionReason = ({ product, className }: Props) => (
  <p className={cx('flex items-start gap-2 text-danger', className)}>
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0">
      <strong className="block">Raison du rejet</strong>
      <span className="whitespace-pre-line">{product.rejectionReason}</span>
    </span>
  </p>
)
