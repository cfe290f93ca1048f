import { useState } from 'react'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { RejectDialog } from '#web/features/moderation/decision/reject-dialog.tsx'
import type { ProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { DeleteProductDialog } from '#web/features/moderation/products/delete-product-dialog.tsx'
import { RowActions } from '#web/ui/signed-in/row-actions.tsx'

type Offer = { to: ProductStatus; word: string; pendingWord: string }

const approval: Offer = { to: 'active', word: 'Approuver', pendingWord: 'Approbation…' }

/** The actions shown for each status, if the server allows them. */
const offers: Record<ProductStatus, readonly Offer[]> = {
  pending: [approval, { to: 'rejected', word: 'Rejeter', pendingWord: 'Rejet…' }],
  active: [{ to: 'out_of_stock', word: 'Désactiver', pendingWord: 'Désactivation…' }],
  out_of_stock: [{ to: 'active', word: 'Réactiver', pendingWord: 'Réactivation…' }],
  rejected: [approval],
}

type Props = {
  product: AdminProduct
  actions: ProductActions
  /** The row is collapsed: show only the next step and its alternative. */
  isClosed?: boolean
}

/** The actions on a product of the list. */
export function ProductRowActions({ product, actions, isClosed = false }: Props) {
  const [asked, setAsked] = useState<'reject' | 'delete'>()
  const { id, name, vendor } = product
  const action = actions.pending?.id === id ? actions.pending.action : undefined
  const close = () => setAsked(undefined)
  return (
    <>
      <RowActions
        name={`${name}, ${vendor.businessName}`}
        isClosed={isClosed}
        actions={[
          ...offers[product.status].map(({ to, word, pendingWord }) => ({
            word,
            pendingWord: action === to && pendingWord,
            isNext: to === 'active',
            isDanger: to === 'rejected',
            onPress: () => (to === 'rejected' ? setAsked('reject') : void actions.decide(product, to)),
          })),
          { word: 'Supprimer', onPress: () => setAsked('delete'), isSeldom: true, isDanger: true },
        ]}
      />
      {asked === 'reject' && (
        <RejectDialog
          product={product}
          reject={reason => actions.decide(product, 'rejected', reason)}
          onClose={close}
        />
      )}
      {asked === 'delete' && <DeleteProductDialog product={product} actions={actions} onClose={close} />}
    </>
  )
}
