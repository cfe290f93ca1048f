import { useQuery } from '@tanstack/react-query'
import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { ProductCards } from '#web/features/catalogue/cards/product-cards.tsx'
import { SIMILAR_PRODUCTS, similarQuery } from '#web/features/catalogue/queries/catalogue-queries.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Other products of the category. */
export function SimilarProducts({ product: { id, category } }: { product: Product }) {
  const { data } = useQuery(similarQuery(useApi(), category))
  const others = (data?.items ?? []).filter(other => other.id !== id).slice(0, SIMILAR_PRODUCTS)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="similaires">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="similaires" className="text-2xl">
          Dans la même catégorie
        </h2>
        <SiteLink href={paths.category(category)} className="text-link">
          Tous nos {categoryLabels[category].toLowerCase()}
        </SiteLink>
      </div>
      <ProductCards products={others} />
    </section>
  )
}
