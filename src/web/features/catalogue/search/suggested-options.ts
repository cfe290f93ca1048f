import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import { priceByUnit } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'

/** An option of the suggestion list. */
export type SuggestedOption = {
  kind: 'product' | 'producer' | 'category'
  words: string
  /** Distinguishes options of the same name. */
  hint?: string
  /** For products: picture, and the price if it is unique. */
  pictureUrl?: string | null
  price?: string
  href: string
}

/** The suggestions as options, each with its link. */
export function optionsOf({ products, producers, categories }: Suggestions): SuggestedOption[] {
  return [
    ...products.map(({ name, productId, pictureUrl, price, unit }) => ({
      kind: 'product' as const,
      words: name,
      pictureUrl,
      ...(price !== null &&
        unit !== null && { price: `${productId === null ? 'dès ' : ''}${priceByUnit({ price, unit })}` }),
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
