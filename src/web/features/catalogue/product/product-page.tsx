import { productStatusLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { Breadcrumbs } from '#web/features/catalogue/details/breadcrumbs.tsx'
import { ProductGallery } from '#web/features/catalogue/details/product-gallery.tsx'
import { BuyBar } from '#web/features/catalogue/product/buy-bar.tsx'
import { ProductDetails, ProductSummary } from '#web/features/catalogue/product/product-facts.tsx'
import { ProductReviews } from '#web/features/catalogue/product/product-reviews.tsx'
import { productTrail } from '#web/features/catalogue/product/product-trail.ts'
import { SimilarProducts } from '#web/features/catalogue/product/similar-products.tsx'
import { LazyHeart } from '#web/features/favourites/lazy-marks.tsx'

/** A product page. */
export function ProductPage({ product, origin }: { product: Product; origin: string }) {
  return (
    <div className="container-page pt-2 lg:pb-12">
      <Breadcrumbs trail={productTrail(product)} here={product.name} />
      {product.status !== 'active' && (
        <p className="mt-2 mb-4 rounded-field bg-warning-tint p-3 font-semibold text-warning">
          Ce produit n’est pas dans la boutique ({productStatusLabels[product.status].toLowerCase()}).
        </p>
      )}
      {/* On phones the bar is last, so that it sticks down to the footer. */}
      <div className="mt-1 flex flex-col gap-4 sm:gap-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
        <div className="relative lg:row-span-3">
          <ProductGallery key={product.id} pictures={product.pictures} name={product.name} />
          <LazyHeart kind="products" id={product.id} name={product.name} className="absolute top-3 right-3" />
        </div>
        <ProductSummary product={product} />
        <BuyBar key={product.id} product={product} />
        <noscript>
          <p className="rounded-card bg-mango-50 p-4 ring-1 ring-mango-200">
            Le panier a besoin de JavaScript. Vous pouvez aussi commander auprès de notre équipe&nbsp;:{' '}
            <a href={paths.contact()} className="font-semibold underline">
              nous contacter
            </a>
            .
          </p>
        </noscript>
        <ProductDetails product={product} origin={origin} />
        <div className="mt-4 grid gap-12 pb-8 lg:col-span-2">
          <ProductReviews product={product} />
          <SimilarProducts product={product} />
        </div>
      </div>
    </div>
  )
}
