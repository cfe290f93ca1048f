import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import type { Crumb } from '#web/features/catalogue/breadcrumbs.tsx'
import { paths } from '#web/paths.ts'

/** The pages above a product. */
export function productTrail({ category }: Pick<Product, 'category'>): Crumb[] {
  return [
    { label: 'Accueil', href: paths.home() },
    { label: 'Notre Boutique', href: paths.shop() },
    { label: categoryLabels[category], href: paths.category(category) },
  ]
}
