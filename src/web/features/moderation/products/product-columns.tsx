import { categoryShortLabels, LOW_STOCK_THRESHOLD } from '#contract/catalogue/facts.ts'
import { quantityWords, unitWords } from '#contract/french/quantity-words.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { paths } from '#contract/paths.ts'
import { hiddenWords } from '#web/features/moderation/hidden-words.ts'
import { ProductStatusBadge } from '#web/features/stall/product-status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Table columns of products. */
export const productColumns: Column<AdminProduct>[] = [
  {
    label: 'Produit',
    cell: product => (
      <span className="flex items-center gap-3">
        <span className="size-11 shrink-0">
          <Thumbnail of={product} />
        </span>
        <span className="min-w-0">
          <TwoLines
            first={
              <SiteLink
                href={paths.product(product.id)}
                isPreloaded={false}
                title={product.name}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-leaf-700"
              >
                {product.name}
              </SiteLink>
            }
            second={`${product.vendor.businessName} · ${categoryShortLabels[product.category]}`}
          />
        </span>
      </span>
    ),
  },
  {
    label: 'Prix',
    fit: 'max-w-32',
    isFigure: true,
    cell: ({ price, unit }) => (
      <TwoLines first={<Price amount={price} size="small" />} second={`/ ${unit}`} />
    ),
  },
  { label: 'Stock', fit: 'max-w-20', isFigure: true, cell: product => <StockFigure of={product} /> },
  {
    label: 'Proposé le',
    fit: 'max-w-28',
    isExtra: true,
    cell: ({ createdAt }) => <ShortDate at={createdAt} />,
  },
  { label: 'Statut', fit: 'max-w-34', cell: product => <ProductStates of={product} /> },
]

/** Summary of a collapsed row. */
export const productHeadOf = (product: AdminProduct): RowHead => ({
  picture: <Thumbnail of={product} />,
  name: product.name,
  fact: product.vendor.businessName,
  states: (
    <>
      <span className="w-full leading-5.5">
        <Price amount={product.price} unit={product.unit} size="small" />
        {' · '}
        <span className={cx('text-sm whitespace-nowrap', stockClass(product.stock) ?? 'text-ink-soft')}>
          {product.stock <= 0 ? 'Épuisé' : quantityWords(product.stock, product.unit)}
        </span>
      </span>
      <ProductStates of={product} />
    </>
  ),
})

const Thumbnail = ({ of: { pictures } }: { of: AdminProduct }) => (
  <ResponsivePicture
    picture={pictures[0]}
    alt=""
    missing=""
    sizes="3rem"
    isSquare
    className="rounded-field"
  />
)

/** Highlights low and empty stock. */
function stockClass(stock: number): string | undefined {
  if (stock <= 0) return 'font-semibold text-danger'
  return stock <= LOW_STOCK_THRESHOLD ? 'font-semibold text-orange-700' : undefined
}

/** The unit on its own line, as for the price: the column is too narrow for one line. */
function StockFigure({ of: { stock, unit } }: { of: AdminProduct }) {
  if (stock <= 0) return <span className={stockClass(stock)}>Épuisé</span>
  return (
    <TwoLines
      first={<span className={stockClass(stock)}>{stock.toLocaleString('fr-FR')}</span>}
      second={unitWords(stock, unit)}
    />
  )
}

/** The status, whether another version is approved, and whether its vendor hides it. */
function ProductStates({ of: product }: { of: AdminProduct }) {
  const { status, approved } = product
  const hidden = hiddenWords(product)
  return (
    <>
      <ProductStatusBadge status={status} isSmall />
      {status === 'pending' && approved && (
        <Badge tone="info" icon={null} isSmall>
          Modifié
        </Badge>
      )}
      {hidden && <span className="text-xs leading-4 text-warning lg:block">{hidden}</span>}
    </>
  )
}
