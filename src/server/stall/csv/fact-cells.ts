import { categoryShortLabels } from '#contract/catalogue/facts.ts'
import { type ProductFact, productFactNames } from '#contract/catalogue/product-facts.ts'
import type { Product, WordedFact } from '#contract/catalogue/schemas.ts'
import { csvAmount } from '../../csv/csv-amount.ts'
import { categoryOf, plainNumber, unitOf } from './words.ts'

type Facts = Pick<Product, ProductFact>

type Cell = {
  /** What a person wrote, as the contract takes it; what it does not know stays as it is. */
  read: (text: string) => string | number
  write: (facts: Facts) => string
}

/** Facts that a file tells in other words than the shop keeps. */
const cells: Record<WordedFact, Cell> & Partial<Record<ProductFact, Cell>> = {
  category: {
    read: text => categoryOf(text) ?? text,
    write: ({ category }) => categoryShortLabels[category],
  },
  price: { read: plainNumber, write: ({ price }) => csvAmount(price) },
  unit: { read: text => unitOf(text) ?? text, write: ({ unit }) => unit },
  unitWeightGrams: {
    read: text => Number(plainNumber(text)),
    write: ({ unitWeightGrams }) => String(unitWeightGrams ?? ''),
  },
}

/** A fact as the contract takes it, out of the cell of a file. */
export const readFact = (fact: ProductFact, text: string): string | number => cells[fact]?.read(text) ?? text

/** The cells of a product's facts. */
export const factCells = (facts: Facts): Record<ProductFact, string> =>
  Object.fromEntries(
    productFactNames.map(name => [name, cells[name]?.write(facts) ?? facts[name]]),
  ) as Record<ProductFact, string>
