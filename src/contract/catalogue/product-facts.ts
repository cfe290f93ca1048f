type FactWords = {
  label: string
  /** Header in the CSV file. */
  column: string
  /** Whether a change needs approval before customers see it. */
  mustBeApproved: boolean
}

/**
 * What a vendor enters for a product, apart from pictures and stock. A new fact is added here; the compiler then requires the
 * column, schema, draft, comparison and CSV column.
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

/** In the order of CSV files and comparisons. */
export const productFactNames = Object.keys(productFacts) as ProductFact[]

/** Picks the facts of an object that has something for each. */
export const factsOf = <Source extends Record<ProductFact, unknown>>(
  source: Source,
): Pick<Source, ProductFact> =>
  Object.fromEntries(productFactNames.map(name => [name, source[name]])) as Pick<Source, ProductFact>
