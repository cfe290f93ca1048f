import { categoryShortLabels } from '#contract/catalogue/facts.ts'
import { formatDate } from '#contract/french/dates.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { paths } from '#contract/paths.ts'
import { PictureStrip } from '#web/features/moderation/decision/picture-strip.tsx'
import { VendorStatusBadge } from '#web/features/moderation/vendor-status-badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { Fact } from '#web/ui/signed-in/fact.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Details of a product: pictures, facts, vendor, and the reason for its rejection. */
export function ProductDetails({ product }: { product: AdminProduct }) {
  const { name, price, unit, stock, vendor, vendorStatus, rejectionReason } = product
  return (
    <div className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
      <PictureStrip pictures={product.pictures} name={name} />
      <div className="grid content-start gap-4">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
          <Fact name="Prix">
            <Price amount={price} unit={unit} size="small" />
          </Fact>
          <Fact name="Stock">{quantityWords(stock, unit)}</Fact>
          <Fact name="Vendeur">{vendor.businessName}</Fact>
          <Fact name="Région">{vendor.user.region ?? 'Non spécifiée'}</Fact>
          <Fact name="Catégorie">{categoryShortLabels[product.category]}</Fact>
          <Fact name="Proposé le">{formatDate(product.createdAt)}</Fact>
          {vendorStatus !== 'approved' && (
            <Fact name="État du vendeur">
              <VendorStatusBadge status={vendorStatus} />
            </Fact>
          )}
        </dl>
        {rejectionReason && (
          <p className="rounded-field bg-danger-tint p-3 text-sm text-danger">
            <span className="font-semibold">Raison du rejet&nbsp;: </span>
            {rejectionReason}
          </p>
        )}
        <SiteLink href={paths.product(product.id)} isPreloaded={false} className="text-link lg:hidden">
          Voir la page du produit
        </SiteLink>
      </div>
    </div>
  )
}
