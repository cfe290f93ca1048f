import { formatDate } from '#contract/french/dates.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { Changes } from '#web/features/moderation/decision/changes.tsx'
import { changesSinceApproval } from '#web/features/moderation/decision/product-changes.ts'

/** Compares an edited product with its approved version; shows only changes. */
export function BeforeAndAfter({ product }: { product: AdminProduct }) {
  if (!product.approved) return null
  const changes = changesSinceApproval(product)
  return (
    <section aria-labelledby="changes" className="rounded-card bg-mango-50 p-4 ring-1 ring-mango-200">
      <h3 id="changes" className="text-lg">
        Ce qui a changé
      </h3>
      <p className="text-sm text-ink-soft">
        Version précédente approuvée le {formatDate(product.approved.approvedAt)}
      </p>
      {changes.length === 0 ? (
        <p className="mt-2">Rien&nbsp;: le produit est tel qu’il avait été approuvé.</p>
      ) : (
        <Changes changes={changes} />
      )}
    </section>
  )
}
