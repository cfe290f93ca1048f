import type { Product } from '#contract/catalogue/schemas.ts'
import { ProductCard } from '#web/features/catalogue/cards/product-card.tsx'
import { cardSizes, ProductGrid, type ProductGridProps } from '#web/features/catalogue/cards/product-grid.tsx'
import { CachedItem } from '#web/ui/cached-item.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = Omit<ProductGridProps, 'children'> & {
  products: readonly Product[]
  headingLevel?: 2 | 3 | 4
  /** How many are above the fold: their pictures load first. */
  urgent?: number
  /** All products are of the page's producer. */
  isOfOne?: boolean
}

/** A grid of product cards. */
export function ProductCards({ products, headingLevel = 3, urgent = 0, isOfOne = false, ...grid }: Props) {
  // Illustrations are labelled individually only when mixed with photos.
  const areDrawings = products.length > 0 && products.every(({ pictures }) => pictures[0]?.isIllustration)
  return (
    <div className={cx(areDrawings && 'drawings')}>
      {areDrawings && <p>Images d’illustration</p>}
      <ProductGrid {...grid}>
        {products.map((product, nth) => {
          const card = { product, headingLevel, sizes: cardSizes, isOfOne }
          if (nth >= urgent) return <CachedItem key={product.id} of={ProductCard} facts={card} />
          return (
            <li key={product.id}>
              <ProductCard {...card} isUrgent />
            </li>
          )
        })}
      </ProductGrid>
    </div>
  )
}
