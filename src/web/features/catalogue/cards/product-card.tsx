import { MapPin, ShoppingBasket } from 'lucide-react'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { cartItemOf, isForSale } from '#web/features/catalogue/cards/cart-item-of.ts'
import { ProductRating } from '#web/features/catalogue/cards/product-rating.tsx'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { LazyHeart } from '#web/features/favourites/lazy-marks.tsx'
import { addToCart } from '#web/features/orders/cart/add-to-cart.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Store } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  product: Product
  /** How wide the picture is shown. */
  sizes: string
  /** The first cards of a page: their pictures are what one sees first. */
  isUrgent?: boolean
  headingLevel?: 2 | 3
}

/**
 * A product on the stall: all of the card leads to it, the button puts one in the cart. On phones the button lies on the
 * picture, so that four rows of cards are seen in two screens.
 */
export function ProductCard({ product, sizes, isUrgent = false, headingLevel = 2 }: Props) {
  const { name, price, unit, stock, vendor } = product
  const Heading = `h${headingLevel}` as const
  const pause = usePause(vendor)
  const isOnSale = isForSale(product) && !pause
  return (
    <article className="group relative grid h-full grid-rows-[auto_1fr] rounded-card bg-white p-2 shadow-card ring-1 ring-line transition-shadow duration-150 hover:shadow-lift sm:p-3">
      <ResponsivePicture
        picture={product.pictures[0]}
        alt=""
        sizes={sizes}
        isSquare
        isUrgent={isUrgent}
        className={cx('col-start-1 row-start-1 rounded-xl', !isOnSale && '[img&]:opacity-55')}
      />
      <LazyHeart
        kind="products"
        id={product.id}
        name={name}
        className="absolute top-3 right-3 sm:top-4 sm:right-4"
      />
      <div className="flex min-w-0 flex-col gap-0.5 px-0.5 pt-2 text-[0.8125rem] sm:gap-1 sm:pt-3 sm:text-sm">
        <Heading className="line-clamp-2 text-[0.9375rem] hyphens-auto leading-tight sm:line-clamp-3 sm:text-lg sm:leading-snug">
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
        <CardDetail icon={Store} words={vendor.businessName} />
        <CardDetail icon={MapPin} words={vendor.user.region ?? 'Région non spécifiée'} />
      </div>
      <Button
        size="small"
        disabled={!isOnSale}
        onClick={() => addToCart(cartItemOf(product))}
        className="relative z-10 max-sm:col-start-1 max-sm:row-start-1 max-sm:m-1.5 max-sm:size-11 max-sm:self-end max-sm:justify-self-end max-sm:px-0 sm:mt-3 noscript:hidden"
      >
        <ShoppingBasket aria-hidden className="size-5 shrink-0" />
        <span className="max-sm:sr-only">
          Ajouter au panier<span className="sr-only">&nbsp;: {name}</span>
        </span>
      </Button>
    </article>
  )
}

function CardDetail({ icon: Icon, words }: { icon: typeof Store; words: string }) {
  return (
    <p className="flex items-start gap-1.5 text-ink-soft">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="line-clamp-1 min-w-0 break-all sm:line-clamp-2 sm:break-normal">{words}</span>
    </p>
  )
}
