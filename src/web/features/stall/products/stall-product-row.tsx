import { CircleAlert, Eye } from 'lucide-react'
import { ofName } from '#contract/of-name.ts'
import { paths } from '#contract/paths.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { ProductStatusBadge } from '#web/features/stall/product-status-badge.tsx'
import { StockControl } from '#web/features/stall/products/stock-control.tsx'
import { RejectionReason } from '#web/features/stall/rejection-reason.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { Camera, Ellipsis } from '#web/ui/signed-in/icons.ts'
import { menuItemClass } from '#web/ui/signed-in/menu-item-class.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  product: VendorProduct
  onEdit: () => void
  onPreview: () => void
  onDuplicate: () => void
  /** Whether its copy is being created. */
  isDuplicating: boolean
}

/** A product row of the vendor: sales, status and stock. */
export function StallProductRow({ product, ...actions }: Props) {
  const { onEdit, onPreview } = actions
  const { name, price, unit, stock, status } = product
  const [picture] = product.pictures
  return (
    <article className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2.5 px-4 pt-3 pb-4 sm:grid-cols-[4rem_minmax(0,1fr)_20.5rem_auto] sm:items-center lg:gap-x-5 lg:px-6">
      <button
        type="button"
        onClick={onPreview}
        className="relative cursor-pointer rounded-xl hover:opacity-90"
      >
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes="4rem"
          isSquare
          className="rounded-xl p-0.5! text-[0.625rem]! leading-3"
        />
        {picture && (
          <span className="absolute right-1 bottom-1 grid size-6 place-items-center rounded-full bg-white/90 text-ink">
            <Eye aria-hidden className="size-4" />
          </span>
        )}
        <span className="sr-only">Aperçu {ofName(name)}</span>
      </button>
      <div className="min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_10rem] lg:items-center lg:gap-x-4">
        <h3 className="line-clamp-2 text-base leading-snug break-words hyphens-auto">{name}</h3>
        <p className="nums whitespace-nowrap lg:row-span-2 lg:text-right">
          <Price amount={price} unit={unit} size="small" />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <ProductStatusBadge status={status} isSmall />
          {status === 'rejected' && product.isLowStock && (
            <StockLine stock={stock} unit={unit} className="text-[0.8125rem]" />
          )}
        </p>
      </div>
      <div className="sm:col-start-4 sm:row-start-1">
        <RowMenu product={product} {...actions} />
      </div>
      {status === 'pending' && product.pictures.length === 0 && (
        <MissingPicture product={product} onEdit={onEdit} />
      )}
      {status === 'out_of_stock' && <Withdrawn name={name} />}
      {/* Any change resubmits a rejected product: its stock is part of the correction. */}
      {status === 'rejected' ? (
        <Rejection product={product} onEdit={onEdit} />
      ) : (
        <div className="group/stock relative col-span-full flex flex-wrap items-start justify-between gap-x-3 sm:col-span-1 sm:col-start-3 sm:row-start-1">
          <StockControl product={product} />
          <Button
            onClick={onEdit}
            variant="secondary"
            size="small"
            // On the narrowest phones hidden while the button of a typed stock is shown.
            className="shrink-0 max-[22rem]:group-has-[[type=submit]]/stock:hidden"
          >
            Modifier<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </article>
  )
}

function RowMenu({ product, onDuplicate, isDuplicating }: Omit<Props, 'onEdit' | 'onPreview'>) {
  const { id, name, status } = product
  return (
    <div className="relative -mt-1.5 -mr-2 sm:m-0">
      <Disclosure
        label={`Autres actions, ${name}`}
        summary={isDuplicating ? 'Copie…' : <Ellipsis aria-hidden className="size-5" />}
        summaryClass="button min-h-11 min-w-11 cursor-pointer px-2 text-sm text-leaf-800 hover:bg-leaf-50"
        panelClass="absolute top-full right-0 z-10 grid min-w-52 animate-appear rounded-card bg-white p-2 shadow-lift ring-1 ring-line"
      >
        <button type="button" onClick={onDuplicate} disabled={isDuplicating} className={menuItemClass(false)}>
          Dupliquer<span className="sr-only"> {name}</span>
        </button>
        {status === 'active' && (
          <SiteLink href={paths.product(id)} className={menuItemClass(false)}>
            Voir dans la boutique<span className="sr-only">&nbsp;: {name}</span>
          </SiteLink>
        )}
      </Disclosure>
    </div>
  )
}

function MissingPicture({ product, onEdit }: Pick<Props, 'product' | 'onEdit'>) {
  return (
    <div className="col-span-full grid gap-2 rounded-field bg-warning-tint p-3 sm:flex sm:items-center sm:justify-between">
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

/** Not on sale, independent of its stock. */
function Withdrawn({ name }: { name: string }) {
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-neutral-tint px-3 py-1">
      <p className="py-1.5">AMIC a retiré ce produit de la vente.</p>
      <SiteLink
        href={paths.contact()}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Demander qu’il revienne<span className="sr-only">&nbsp;: {name}</span>
      </SiteLink>
    </div>
  )
}

function Rejection({ product, onEdit }: Pick<Props, 'product' | 'onEdit'>) {
  return (
    <div className="col-span-full grid gap-2 rounded-field bg-danger-tint p-3 sm:flex sm:items-center sm:justify-between">
      <RejectionReason product={product} />
      <Button onClick={onEdit} size="small">
        Corriger<span className="sr-only"> {product.name}</span>
      </Button>
    </div>
  )
}
