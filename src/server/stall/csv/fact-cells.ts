import { categoryShortLabels } from '#contract/catalogue/facts.ts'
import { type ProductFact, productFactNames } from '#contract/catalogue/product-facts.ts'
import type { Product, WordedFact } from '#contract/catalogue/schemas.ts'
import { csvAmount } from '../../csv/csv-amount.ts'
import { categoryOf, plainNumber, unitOf } from './parse-cells.ts'

type Facts = Pick<Product, ProductFact>

type Cell = {
  /** Parses what a person wrote; unknown values are returned unchanged and then fail validation. */
  read: (text: string) => string | number
  write: (facts: Facts) => string
}

/** Facts whose cells differ from the stored values. */
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

/** Parses the cell of a fact. */
export const readFact = (fact: ProductFact, text: string): string | number => cells[fact]?.read(text) ?? text

/** Formats the facts of a product as cells. */
export const factCells = (facts: Facts): Record<ProductFact, string> =>
  Object.fromEntries(
    productFactNames.map(name => [name, cells[name]?.write(facts) ?? facts[name]]),
  ) as Record<ProductFact, string>
