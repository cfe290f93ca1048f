import { Copy, Info } from 'lucide-react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { RejectionReason } from '#web/features/stall/rejection-reason.tsx'

/** The rejection reason, or what an edit will lead to. */
export function ModerationNotice({ product }: { product: VendorProduct | undefined }) {
  if (product?.status === 'rejected') {
    return <RejectionReason product={product} className="mb-4 rounded-field bg-danger-tint p-3" />
  }
  if (product?.status !== 'active') return null
  return (
    <p className="mb-4 flex items-start gap-2 rounded-field bg-paper p-3">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
      <span className="min-w-0">
        Le prix et le stock changent tout de suite. Après un changement du nom, de la description, de la
        catégorie, de l’unité ou des photos, le produit attend une nouvelle validation.
      </span>
    </p>
  )
}

/** Explains what was copied from the original. */
export function CopyNotice() {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-field bg-info-tint p-3 text-info">
      <Copy aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="block">Ceci est la copie, avec un stock de 0.</strong>
        Changez ce qui est différent&nbsp;: le nom, l’unité, le prix, les photos… L’administration valide la
        copie avant sa mise en vente.
      </span>
    </p>
  )
}
