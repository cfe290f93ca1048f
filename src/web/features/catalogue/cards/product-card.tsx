import { ShoppingBasket } from 'lucide-react'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { cartItemOf, isForSale } from '#web/features/catalogue/cards/cart-item-of.ts'
import { Face } from '#web/features/catalogue/cards/face.tsx'
import { ProductRating } from '#web/features/catalogue/cards/product-rating.tsx'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { LazyHeart } from '#web/features/favourites/lazy-marks.tsx'
import { addToCart } from '#web/features/orders/cart/add-to-cart.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IllustrationMark } from '#web/ui/illustration-mark.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  product: Product
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Above the fold: loads the picture eagerly. */
  isUrgent?: boolean
  headingLevel?: 2 | 3 | 4
  /** Whether all cards are of one producer, named above. */
  isOfOne?: boolean
}

/**
 * A product card: the whole card links to the product; the button adds one to the cart. On phones the button overlays the
 * picture, which makes rows shorter.
 */
export function ProductCard({ product, sizes, isUrgent = false, headingLevel = 2, isOfOne = false }: Props) {
  const { name, price, unit, stock, vendor } = product
  const Heading = `h${headingLevel}` as const
  const [picture] = product.pictures
  const pause = usePause(vendor)
  const isOnSale = isForSale(product) && !pause
  return (
    <article className="group product-card">
      <ResponsivePicture
        picture={picture}
        alt=""
        sizes={sizes}
        isSquare
        isUrgent={isUrgent}
        className={cx('col-start-1 row-start-1 rounded-xl', !isOnSale && '[img&]:opacity-55')}
      />
      <IllustrationMark of={picture} />
      <LazyHeart kind="products" id={product.id} name={name} className="card-heart" />
      <div className="card-words">
        <Heading className="card-name">
          <SiteLink href={paths.product(product.id)} className="card-link group-hover:underline">
            {name}
          </SiteLink>
        </Heading>
        <p className="leading-tight">
          <Price amount={price} unit={unit} />
        </p>
        <StockLine
          stock={stock}
          unit={unit}
          pause={pause}
          className="max-sm:text-xs max-sm:font-medium max-sm:leading-normal max-sm:[&>svg]:hidden"
        />
        <ProductRating isShort rating={product.rating} reviewCount={product.reviewCount} />
        {!isOfOne && (
          <div className="flex items-center gap-1.5 text-ink-soft sm:gap-2">
            <Face vendor={vendor} />
            <div className="min-w-0">
              <p className="card-detail">{vendor.businessName}</p>
              <p className="card-detail">{vendor.user.region ?? 'Région non spécifiée'}</p>
            </div>
          </div>
        )}
      </div>
      <Button
        size="small"
        disabled={!isOnSale}
        onClick={() => addToCart(cartItemOf(product))}
        className="card-button max-sm:px-0 noscript:hidden"
      >
        <ShoppingBasket aria-hidden className="size-5 shrink-0" />
        <span className="max-sm:sr-only">
          {isOnSale ? 'Ajouter au panier' : 'Indisponible'}
          <span className="sr-only">
            &nbsp;: {name}
            {!isOfOne && `, ${vendor.businessName}`}
          </span>
        </span>
      </Button>
    </article>
  )
}
