import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'

/** A line of the list below a search field. */
export type SuggestedOption = {
  kind: 'product' | 'producer' | 'category'
  words: string
  /** What tells it from others of the same name. */
  hint?: string
  href: string
}

/** What the server suggests, line by line, each with the page that it leads to. */
export function optionsOf({ products, producers, categories }: Suggestions): SuggestedOption[] {
  return [
    ...products.map(({ name, productId }) => ({
      kind: 'product' as const,
      words: name,
      href: productId === null ? paths.shop({ search: name }) : paths.product(productId),
    })),
    ...categories.map(category => ({
      kind: 'category' as const,
      words: categoryLabels[category],
      hint: 'Catégorie',
      href: paths.shop({ category }),
    })),
    ...producers.map(({ id, businessName, region }) => ({
      kind: 'producer' as const,
      words: businessName,
      hint: region === null ? 'Producteur' : `Producteur, ${region}`,
      href: paths.producer(id),
    })),
  ]
}
