import { filePaths } from '#contract/file-paths.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { type ButtonSize, FileButton } from '#web/ui/button.tsx'
import { FileDown } from '#web/ui/signed-in/icons.ts'

/** Downloads the receipt; not offered for cancelled orders or while payment is pending. */
export function ReceiptButton({ order, size }: { order: Order; size?: ButtonSize }) {
  if (order.status === 'cancelled' || order.can.pay) return null
  return (
    <FileButton href={filePaths.orderReceipt(order.id)} variant="secondary" size={size}>
      <FileDown aria-hidden className="size-5" />
      Reçu PDF
    </FileButton>
  )
}
