import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

// Few orders are shared.
const ShareOrderDialog = lazy(() => import('#web/features/orders/tracking/share-order-dialog.tsx'))

/** Lets somebody without an account see how far the order is. */
export function ShareOrder({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-5" />
        <span>
          Partager<VisuallyHidden> le suivi</VisuallyHidden>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareOrderDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
