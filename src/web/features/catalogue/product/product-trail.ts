import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Crumb } from '#web/features/catalogue/details/breadcrumbs.tsx'

/** The ancestors of a product page. */
export function productTrail({ category }: Pick<Product, 'category'>): Crumb[] {
  return [
    { label: 'Accueil', href: paths.home() },
    { label: 'Notre Boutique', href: paths.shop() },
    { label: categoryLabels[category], href: paths.category(category) },
  ]
}
