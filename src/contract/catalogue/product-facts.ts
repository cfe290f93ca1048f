/**
 * What a vendor writes of a product, its pictures and its stock apart. Whoever adds a fact adds it here, and the compiler
 * leads to the rest: column, schema, draft, comparison, approval, file of products.
 */
export const productFacts = {
  name: { label: 'Nom', mustBeApproved: true },
  description: { label: 'Description', mustBeApproved: true },
  category: { label: 'Catégorie', mustBeApproved: true },
  unit: { label: 'Unité', mustBeApproved: true },
  price: { label: 'Prix', mustBeApproved: false },
} as const satisfies Record<string, { label: string; mustBeApproved: boolean }>
export type ProductFact = keyof typeof productFacts

/** In the order in which they are compared. */
export const productFactNames = Object.keys(productFacts) as ProductFact[]

/** The facts of whatever has a value, a column or a schema for each. */
export const factsOf = <Source extends Record<ProductFact, unknown>>(
  source: Source,
): Pick<Source, ProductFact> =>
  Object.fromEntries(productFactNames.map(name => [name, source[name]])) as Pick<Source, ProductFact>
