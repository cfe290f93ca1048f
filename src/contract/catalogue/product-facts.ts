type FactWords = {
  label: string
  /** Of the file of products. */
  column: string
  /** Does the administration judge a change of it before customers see it? */
  mustBeApproved: boolean
}

/**
 * What a vendor writes of a product, its pictures and its stock apart. Whoever adds a fact adds it here, and the compiler
 * leads to the rest: column, schema, draft, comparison, approval, file of products.
 */
export const productFacts = {
  name: { label: 'Nom', column: 'Nom', mustBeApproved: true },
  description: { label: 'Description', column: 'Description', mustBeApproved: true },
  category: { label: 'Catégorie', column: 'Catégorie', mustBeApproved: true },
  price: { label: 'Prix', column: 'Prix (FCFA)', mustBeApproved: false },
  unit: { label: 'Unité', column: 'Unité', mustBeApproved: true },
  unitWeightGrams: { label: 'Poids d’une unité', column: 'Poids d’une unité (g)', mustBeApproved: true },
} as const satisfies Record<string, FactWords>
export type ProductFact = keyof typeof productFacts

/** In the order of files and comparisons. */
export const productFactNames = Object.keys(productFacts) as ProductFact[]

/** The facts of whatever has a value, a column or a schema for each. */
export const factsOf = <Source extends Record<ProductFact, unknown>>(
  source: Source,
): Pick<Source, ProductFact> =>
  Object.fromEntries(productFactNames.map(name => [name, source[name]])) as Pick<Source, ProductFact>
