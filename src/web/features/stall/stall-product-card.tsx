import { CircleAlert } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { ProductStatusBadge } from '#web/features/stall/product-status-badge.tsx'
import { StockControl } from '#web/features/stall/stock-control.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { IllustrationMark } from '#web/ui/illustration-mark.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Camera, Ellipsis } from '#web/ui/spaces/icons.ts'
import { menuActClass } from '#web/ui/spaces/menu-act.ts'

type Props = {
  product: VendorProduct
  onEdit: () => void
  onPreview: () => void
  onDuplicate: () => void
  /** Its copy is being made. */
  isDuplicating: boolean
}

/** A product as its vendor keeps it: how it sells, why it does not, and the stock at the thumb. */
export function StallProductCard({ product, ...acts }: Props) {
  const { onEdit } = acts
  const { id, name, price, unit, stock, status } = product
  const [picture] = product.pictures
  return (
    <Card as="article" isPadded={false} className="flex h-full flex-col gap-3 p-3 sm:p-4">
      <div className="flex gap-3">
        <div className="relative w-24 shrink-0 self-start sm:w-28">
          <IllustrationMark of={picture} />
          <ResponsivePicture picture={picture} alt="" sizes="7rem" isSquare className="rounded-xl text-xs" />
        </div>
        <div className="min-w-0 grow">
          <h3 id={`product-${id}`} className="line-clamp-3 text-lg leading-snug hyphens-auto">
            {name}
          </h3>
          <p className="mt-0.5">
            <Price amount={price} unit={unit} />
          </p>
          <p className="mt-1.5">
            <ProductStatusBadge status={status} />
          </p>
        </div>
      </div>
      {product.isLowStock && <StockLine stock={stock} unit={unit} className="text-sm" />}
      {status === 'rejected' && <Rejection product={product} onEdit={onEdit} />}
      {status === 'pending' && product.pictures.length === 0 && (
        <MissingPicture product={product} onEdit={onEdit} />
      )}
      <div className="mt-auto">
        {/* Any change sends a rejected product back to the administration: its stock is part of what is corrected. */}
        {status !== 'rejected' && <StockControl product={product} />}
        <CardActs product={product} {...acts} />
      </div>
    </Card>
  )
}

function CardActs({ product, onEdit, onPreview, onDuplicate, isDuplicating }: Props) {
  const { id, name, status } = product
  return (
    <div className="relative mt-1 flex gap-2">
      <Button onClick={onEdit} variant="secondary" size="small" className="grow">
        Modifier<span className="sr-only"> {name}</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={onPreview}
        className="grow ring-1 ring-line-strong ring-inset"
      >
        Aperçu<span className="sr-only"> de {name}</span>
      </Button>
      <Disclosure
        label={`Autres actions, ${name}`}
        summary={isDuplicating ? 'Copie…' : <Ellipsis aria-hidden className="size-5" />}
        summaryClass="button min-h-11 min-w-11 cursor-pointer px-2 text-sm text-leaf-800 ring-1 ring-line-strong ring-inset hover:bg-leaf-50"
        panelClass="absolute right-0 bottom-full z-10 mb-2 grid min-w-52 animate-appear rounded-card bg-white p-2 shadow-lift ring-1 ring-line"
      >
        <button type="button" onClick={onDuplicate} disabled={isDuplicating} className={menuActClass(false)}>
          Dupliquer<span className="sr-only"> {name}</span>
        </button>
        {status === 'active' && (
          <SiteLink href={paths.product(id)} className={menuActClass(false)}>
            Voir dans la boutique<span className="sr-only">&nbsp;: {name}</span>
          </SiteLink>
        )}
      </Disclosure>
    </div>
  )
}

function MissingPicture({ product, onEdit }: Pick<Props, 'product' | 'onEdit'>) {
  return (
    <div className="grid gap-2 rounded-field bg-warning-tint p-3">
      <p className="flex items-start gap-2 text-warning">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">Sans photo, ce produit ne peut pas être validé.</span>
      </p>
      <Button onClick={onEdit} size="small">
        <Camera aria-hidden className="size-5" />
        Ajouter une photo<span className="sr-only">&nbsp;: {product.name}</span>
      </Button>
    </div>
  )
}

function Rejection({ product, onEdit }: Pick<Props, 'product' | 'onEdit'>) {
  return (
    <div className="grid gap-2 rounded-field bg-danger-tint p-3">
      <p className="flex items-start gap-2 text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <strong className="block">Raison du rejet</strong>
          <span className="whitespace-pre-line">{product.rejectionReason}</span>
        </span>
      </p>
      <Button onClick={onEdit} size="small">
        Corriger<span className="sr-only"> {product.name}</span>
      </Button>
    </div>
  )
}
