import { Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLazyPanel } from '#web/ui/use-lazy-panel.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

// Rarely needed: loaded when it is opened.
const fetchDialog = () => import('#web/features/orders/tracking/share-order-dialog.tsx')
const ShareOrderDialog = lazy(fetchDialog)

const toastNotOpened = () =>
  toast({
    title: 'Partage impossible',
    description: 'La fenêtre n’a pas pu être ouverte. Vérifiez votre connexion, puis réessayez.',
    variant: 'destructive',
  })

/** Button to share a tracking link with people without an account. */
export function ShareOrder({ order }: { order: Order }) {
  const { isOpen, close, opener } = useLazyPanel(fetchDialog, toastNotOpened)
  return (
    <>
      <Button variant="secondary" size="small" {...opener}>
        <Share2 aria-hidden className="size-5" />
        <span>
          Partager<VisuallyHidden> le suivi</VisuallyHidden>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareOrderDialog order={order} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
