import { categoryLabels, unitLabel } from '#contract/catalogue/facts.ts'
import { productFacts } from '#contract/catalogue/product-facts.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { paths } from '#contract/paths.ts'
import { ProductGallery } from '#web/features/catalogue/details/product-gallery.tsx'
import { BeforeAndAfter } from '#web/features/moderation/decision/before-and-after.tsx'
import { changesSinceApproval } from '#web/features/moderation/decision/product-changes.ts'
import { VendorStatusBadge } from '#web/features/moderation/vendor-status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { ExternalLink } from '#web/ui/signed-in/icons.ts'

/** Layout of a product. The decision buttons below stay in place from one to the next. */
export const queuedClass =
  'grid min-h-[calc(100dvh-18rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'

/** Everything needed for a decision: pictures, facts, and changes since the last approval. */
export function QueuedProduct({ product }: { product: AdminProduct }) {
  const { name, description, rejectionReason } = product
  const isDescriptionCompared = changesSinceApproval(product).some(
    ({ label }) => label === productFacts.description.label,
  )
  return (
    <article className={queuedClass}>
      <div className="min-w-0">
        <ProductGallery pictures={product.pictures} name={name} isLow />
      </div>
      <div className="grid content-start gap-4">
        <Head product={product} />
        <BeforeAndAfter product={product} />
        {!isDescriptionCompared && <p className="whitespace-pre-line">{description}</p>}
        {rejectionReason && (
          <p className="rounded-field bg-danger-tint p-3 text-danger">
            <span className="font-semibold">Rejeté auparavant&nbsp;: </span>
            {rejectionReason}
          </p>
        )}
        <p className="text-sm text-ink-soft">Envoyé le {formatDateTime(product.updatedAt)}</p>
        <a
          href={paths.product(product.id)}
          target="_blank"
          rel="noreferrer"
          className="text-link gap-2 justify-self-start"
        >
          Voir la page du produit
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">(nouvel onglet)</span>
        </a>
      </div>
    </article>
  )
}

/** Name, vendor and status. */
function Head({ product }: { product: AdminProduct }) {
  const { name, price, unit, stock, category, vendor, vendorStatus, approved } = product
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge tone="neutral" icon={null}>
          {categoryLabels[category]}
        </Badge>
        {approved && (
          <Badge tone="info" icon={null}>
            Modifié
          </Badge>
        )}
      </div>
      <h2 className="text-2xl">{name}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <Price amount={price} size="large" /> / {unitLabel(unit)}
        </span>
        <span className="nums text-ink-soft">{quantityWords(stock, unit)} en stock</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>
          Par <strong className="text-ink">{vendor.businessName}</strong>,{' '}
          {vendor.user.region ?? 'région non spécifiée'}
        </span>
        {vendorStatus !== 'approved' && <VendorStatusBadge status={vendorStatus} />}
      </p>
    </div>
  )
}
