import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { ProductCards } from '#web/features/catalogue/cards/product-cards.tsx'
import { featuredQuery } from '#web/features/catalogue/featured/featured-query.ts'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  /** Products that the page already shows. */
  without?: readonly Product[]
  /** Products that replace them. */
  others?: readonly Product[]
}

/** Four featured products: on the home page, and in empty states. */
export function FeaturedProducts({ without = [], others = [] }: Props) {
  const { data } = useQuery(featuredQuery(useApi()))
  const { products: featured, isChosen } = data ?? { products: [], isChosen: false }
  const isNew = ({ id }: Product) => ![...without, ...featured].some(shown => shown.id === id)
  const products = featured
    .filter(({ id }) => !without.some(shown => shown.id === id))
    .concat(others.filter(isNew))
    .slice(0, featured.length)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="arrivages">
      <div className="flex items-center justify-between gap-x-4 sm:mb-4">
        <h2 id="arrivages" className="text-lg min-[22rem]:text-xl sm:text-3xl">
          {isChosen ? 'À la une' : 'Les derniers arrivages'}
        </h2>
        <LinkButton href={paths.shop()} variant="quiet" className="section-link">
          <span className="sm:hidden">Tout voir</span>
          <span className="max-sm:hidden">Tous les produits</span>
        </LinkButton>
      </div>
      {/* Four of them, so that no row has a single card. */}
      <ProductCards products={products} className="md:max-lg:grid-cols-2" />
    </section>
  )
}
