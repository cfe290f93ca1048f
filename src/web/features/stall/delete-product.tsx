import { useState } from 'react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { refreshStall } from '#web/features/stall/stall-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = {
  product: VendorProduct
  onDeleted: () => void
  /** Called to discard its draft. */
  clearDraft: () => void
}

/** Deletes a product that was never ordered. */
export function DeleteProduct({ product, onDeleted, clearDraft }: Props) {
  const [isAsking, setAsking] = useState(false)
  const leave = useWhileMounted(onDeleted)
  return (
    <div className="mt-8 border-t border-line pt-4">
      {product.can.delete ? (
        <Button variant="danger" isWide onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          Supprimer le produit
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">
          Ce produit figure dans une commande&nbsp;: il ne peut pas être supprimé. Mettez son stock à 0 pour
          ne plus le vendre.
        </p>
      )}
      {isAsking && (
        <Question
          product={product}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            clearDraft()
            leave()
          }}
        />
      )}
    </div>
  )
}

type QuestionProps = { product: VendorProduct; onClose: () => void; onDeleted: () => void }

function Question({ product: { id, name }, onClose, onDeleted }: QuestionProps) {
  const api = useApi()
  const { run, isPending } = useAction({
    run: async () => {
      await api.deleteVendorProduct({ params: { id } })
      toast({ title: 'Produit supprimé', description: name })
      onDeleted()
    },
    failure: error => {
      toastFailure(error, 'Une erreur est survenue lors de la suppression du produit')
      onClose()
    },
    refresh: queryClient => {
      void queryClient.invalidateQueries({
        queryKey: apiKey('getVendorProduct', { params: { id } }),
        refetchType: 'none',
      })
      void refreshStall(queryClient)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Supprimer «\u00a0${name}\u00a0»\u00a0?`}
      description="Le produit, ses photos et ses avis seront effacés. Cela ne peut pas être annulé."
    >
      <DialogActions
        action="Supprimer définitivement"
        variant="danger"
        pendingWord={isPending && 'Suppression…'}
        onAction={() => void run()}
        leave="Garder le produit"
        onLeave={onClose}
      />
    </Dialog>
  )
}
