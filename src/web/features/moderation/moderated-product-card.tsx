import { type ReactNode, useState } from 'react'
import { categoryShortLabels, type ProductStatus } from '#contract/catalogue/facts.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { DeleteProductDialog } from '#web/features/moderation/delete-product-dialog.tsx'
import { PictureStrip } from '#web/features/moderation/picture-strip.tsx'
import { RejectDialog } from '#web/features/moderation/reject-dialog.tsx'
import { ProductStatusBadge, VendorStatusBadge } from '#web/features/moderation/status-badges.tsx'
import type { ProductActs } from '#web/features/moderation/use-product-acts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { chosenClass } from '#web/ui/seldom/choice/choose.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type { RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { MoreActs } from '#web/ui/spaces/more-acts.tsx'

type DetailsProps = { product: AdminProduct; acts: ProductActs }

type Props = {
  product: AdminProduct
  /** Chooses it, to act on several at once. */
  box: ReactNode
  isChosen: boolean
  children: ReactNode
}

/** A product as the administration meets it: its details, after what it looks like and where it stands. */
export function ModeratedProductCard({ product, box, isChosen, children }: Props) {
  return (
    <Card as="article" className={cx('flex h-full flex-col gap-3', isChosen && chosenClass)}>
      <PictureStrip pictures={product.pictures} name={product.name} />
      <div className="flex flex-wrap items-center gap-2">
        {box}
        <ProductStates of={product} />
        <Category of={product} />
      </div>
      {children}
    </Card>
  )
}

function Category({ of: { category } }: { of: AdminProduct }) {
  return (
    <Badge tone="neutral" icon={null}>
      {categoryShortLabels[category]}
    </Badge>
  )
}

/** Where it stands, and whether it was on sale before as something else. */
function ProductStates({ of: { status, approved }, isSmall }: { of: AdminProduct; isSmall?: boolean }) {
  return (
    <>
      <ProductStatusBadge status={status} isSmall={isSmall} />
      {status === 'pending' && approved && (
        <Badge tone="info" icon={null} isSmall={isSmall}>
          Modifié
        </Badge>
      )}
    </>
  )
}

/** What a closed row says of a product. */
export const productHeadOf = (product: AdminProduct): RowHead => ({
  picture: (
    <ResponsivePicture
      picture={product.pictures[0]}
      alt=""
      missing=""
      sizes="3rem"
      isSquare
      className="rounded-field"
    />
  ),
  name: product.name,
  fact: `${formatFcfa(product.price)} / ${product.unit} · ${product.vendor.businessName}`,
  states: <ProductStates of={product} isSmall />,
})

/** An opened row: its pictures too, which its card has above. */
export function OpenedProduct({ product, acts }: DetailsProps) {
  return (
    <>
      <PictureStrip pictures={product.pictures} name={product.name} />
      <p>
        <Category of={product} />
      </p>
      <ProductDetails product={product} acts={acts} />
    </>
  )
}

/** What a product is, whose, and what can be done with it. */
export function ProductDetails({ product, acts }: DetailsProps) {
  const { name, price, unit, stock, vendor, vendorStatus, rejectionReason } = product
  return (
    <>
      <h2 className="text-lg">
        <SiteLink
          href={paths.product(product.id)}
          isPreloaded={false}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-leaf-700"
        >
          {name}
        </SiteLink>
      </h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Price amount={price} unit={unit} />
        <StockLine stock={stock} unit={unit} className="text-sm" />
      </div>
      <div className="grid gap-1 text-sm text-ink-soft">
        <p>
          {vendor.businessName}, {vendor.user.region ?? 'région non spécifiée'}
        </p>
        {vendorStatus !== 'approved' && (
          <p className="flex flex-wrap items-center gap-2">
            Vendeur&nbsp;: <VendorStatusBadge status={vendorStatus} />
          </p>
        )}
        <p>Proposé le {formatDate(product.createdAt)}</p>
      </div>
      {rejectionReason && (
        <p className="rounded-field bg-danger-tint p-3 text-sm text-danger">
          <span className="font-semibold">Raison du rejet&nbsp;: </span>
          {rejectionReason}
        </p>
      )}
      <CardActions product={product} acts={acts} />
    </>
  )
}

type Offer = { to: ProductStatus; word: string; pendingWord: string }

const approval: Offer = { to: 'active', word: 'Approuver', pendingWord: 'Approbation…' }

/** What the card offers of what the server allows: what waits is judged, what is on sale is taken off it. */
const offers: Record<ProductStatus, readonly Offer[]> = {
  pending: [approval, { to: 'rejected', word: 'Rejeter', pendingWord: 'Rejet…' }],
  active: [{ to: 'out_of_stock', word: 'Désactiver', pendingWord: 'Désactivation…' }],
  out_of_stock: [{ to: 'active', word: 'Réactiver', pendingWord: 'Réactivation…' }],
  rejected: [approval],
}

function CardActions({ product, acts }: DetailsProps) {
  const [asked, setAsked] = useState<'reject' | 'delete'>()
  const { id, name } = product
  const act = acts.pending?.id === id ? acts.pending.act : undefined
  const close = () => setAsked(undefined)
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      {offers[product.status].map(({ to, word, pendingWord }) => (
        <Button
          key={to}
          size="small"
          variant={to === 'active' ? 'primary' : 'secondary'}
          className="grow"
          pendingWord={act === to && pendingWord}
          onClick={() => (to === 'rejected' ? setAsked('reject') : void acts.decide(product, to))}
        >
          {word}
          <span className="sr-only">&nbsp;: {name}</span>
        </Button>
      ))}
      <MoreActs name={name} acts={[{ word: 'Supprimer', onPress: () => setAsked('delete') }]} />
      {asked === 'reject' && (
        <RejectDialog
          product={product}
          reject={reason => acts.decide(product, 'rejected', reason)}
          onClose={close}
        />
      )}
      {asked === 'delete' && <DeleteProductDialog product={product} acts={acts} onClose={close} />}
    </div>
  )
}
