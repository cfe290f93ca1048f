import { useId, useState } from 'react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { ProductForm } from '#web/features/stall/form/product-form.tsx'
import { useVendorProduct } from '#web/features/stall/stall-queries.ts'
import { NEW_PRODUCT } from '#web/features/stall/vendor-area.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { SheetActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { LoadFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  vendorId: string
  /** A product's id, or `NEW_PRODUCT`. */
  productId: string
  /** Whether it is a new copy of another product. */
  isCopy: boolean
  onClose: () => void
}

/** The product form as a sheet. Load it lazily. */
export function ProductSheet({ productId, ...rest }: Props) {
  return productId === NEW_PRODUCT ? (
    <Sheet product={undefined} {...rest} />
  ) : (
    <Known id={productId} {...rest} />
  )
}

function Known({ id, ...rest }: { id: string } & Omit<Props, 'productId'>) {
  const query = useVendorProduct(id)
  const { data, error } = query
  if (data) return <Sheet product={data} {...rest} />
  return (
    <Dialog isOpen onClose={rest.onClose} title="Modifier le produit" size="sheet">
      {error ? (
        <LoadFailure title="Le produit n’a pas pu être ouvert" query={query} />
      ) : (
        <Loading words="Chargement du produit…">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
        </Loading>
      )}
    </Dialog>
  )
}

type SheetProps = { product: VendorProduct | undefined } & Omit<Props, 'productId'>

function Sheet({ product, isCopy, vendorId, onClose }: SheetProps) {
  const formId = useId()
  // The form sets the button's label: save, waiting for photos, or saving.
  const [pendingWord, setPendingWord] = useState<string>()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={product ? 'Modifier le produit' : 'Ajouter un produit'}
      size="sheet"
      footer={
        <SheetActions
          form={formId}
          action={product ? 'Enregistrer' : 'Ajouter le produit'}
          pendingWord={pendingWord}
          onLeave={onClose}
        />
      }
    >
      <ProductForm
        id={formId}
        product={product}
        isCopy={isCopy}
        vendorId={vendorId}
        onPending={setPendingWord}
        onClose={onClose}
      />
    </Dialog>
  )
}
