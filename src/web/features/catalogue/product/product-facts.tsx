import { MapPin } from 'lucide-react'
import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { priceByUnit } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { PAYMENT_METHODS_SUMMARY } from '#contract/payments/means.ts'
import { ProductRating } from '#web/features/catalogue/cards/product-rating.tsx'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { DeliveryWeekdays } from '#web/features/catalogue/details/delivery-weekdays.tsx'
import { ShareLink } from '#web/features/catalogue/details/share-link.tsx'
import { unitWeightWords } from '#web/features/catalogue/product/unit-weight.ts'
import { VendorBlock } from '#web/features/catalogue/product/vendor-block.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { BadgeCheck, Sprout, Truck } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'

const promiseClass = 'flex gap-1 font-semibold text-leaf-800'

function Stock({ product: { stock, unit, vendor } }: { product: Product }) {
  return <StockLine stock={stock} unit={unit} pause={usePause(vendor)} />
}

/** The delivery day; that delivery is free when the product cannot be ordered. */
function Delivery({ product: { stock, vendor } }: { product: Product }) {
  const pause = usePause(vendor)
  if (stock > 0 && !pause) return <DeliveryWeekdays vendor={vendor} />
  return (
    <>
      <Truck aria-hidden className="size-5 shrink-0" />
      Livraison gratuite
    </>
  )
}

/** The main facts of a product: kind, price, stock, delivery. */
export function ProductSummary({ product }: { product: Product }) {
  const { name, price, unit, category, rating, reviewCount, vendor } = product
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-2 sm:gap-3">
      {/* On phones the link back above repeats it. */}
      <Badge tone="success" icon={null} className="max-md:hidden">
        {categoryLabels[category]}
      </Badge>
      <h1 className="max-w-full text-2xl hyphens-auto sm:text-4xl">{name}</h1>
      <ProductRating rating={rating} reviewCount={reviewCount} />
      <p>
        <Price amount={price} unit={unit} size="large" />
        <span className="block text-ink-soft">{unitWeightWords(product)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stock product={product} />
        <p className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <span className="sr-only">Région&nbsp;: </span>
          {vendor.user.region ?? 'Non spécifiée'}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-3 gap-y-3 text-sm">
        <li className={cx(promiseClass, 'whitespace-nowrap')}>
          <BadgeCheck aria-hidden className="size-5 shrink-0" />
          Qualité garantie
        </li>
        <li className={cx(promiseClass, 'whitespace-nowrap')}>
          <Sprout aria-hidden className="size-5 shrink-0" />
          Produit local
        </li>
        <li className={cx(promiseClass, 'w-full')}>
          <Delivery product={product} />
        </li>
        <li className="w-full text-ink-soft lg:hidden">{PAYMENT_METHODS_SUMMARY}</li>
      </ul>
    </div>
  )
}

/** Description and producer. */
export function ProductDetails({ product, origin }: { product: Product; origin: string }) {
  const { id, name, description, vendor } = product
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-5">
      <section aria-labelledby="description" className="max-w-full">
        <h2 id="description" className="text-lg sm:text-xl">
          Description
        </h2>
        <p className="mt-1 whitespace-pre-line sm:text-lg">{description}</p>
      </section>
      <VendorBlock vendor={vendor} />
      <ShareLink text={`${name}, ${priceByUnit(product)}\u00a0: ${origin}${paths.product(id)}`} />
    </div>
  )
}
