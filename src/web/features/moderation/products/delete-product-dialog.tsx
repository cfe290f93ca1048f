import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { ofName } from '#contract/of-name.ts'
import type { ProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = { product: AdminProduct; actions: ProductActions; onClose: () => void }

/** Confirms the permanent deletion of a product. */
export function DeleteProductDialog({ product, actions, onClose }: Props) {
  const close = useWhileMounted(onClose)
  const remove = async () => {
    await actions.remove(product)
    close()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Supprimer «\u00a0${product.name}\u00a0»\u00a0?`}
      description={`Ce produit ${ofName(product.vendor.businessName)} disparaîtra pour de bon, avec ses images. Un produit déjà commandé ne peut pas être supprimé.`}
    >
      <DialogActions
        action="Supprimer le produit"
        variant="danger"
        pendingWord={actions.pending?.action === 'delete' && 'Suppression…'}
        onAction={() => void remove()}
        onLeave={onClose}
      />
    </Dialog>
  )
}
