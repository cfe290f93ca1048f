import {
  type Category,
  categories,
  categoryLabels,
  categoryShortLabels,
  type Unit,
} from '#contract/catalogue/facts.ts'
import { type CsvColumn, csvColumns } from '#contract/stall/facts.ts'

/** Normalizes a text for comparison: no accents, case, punctuation or repeated spaces. */
export const normalizedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const columnsByWord = new Map<string, CsvColumn>([
  ...(Object.entries(csvColumns) as [CsvColumn, string][]).map(
    ([column, header]) => [normalizedText(header), column] as const,
  ),
  ['prix', 'price'],
  ['ref', 'reference'],
  ['image', 'images'],
])

const categoriesByWord = new Map<string, Category>(
  categories.flatMap(category =>
    [category, categoryLabels[category], categoryShortLabels[category]]
      .flatMap(label => [label, label.replace(/^Produits /, 'Cultures ')])
      .flatMap(label => [normalizedText(label), normalizedText(label).replace(/s$/, '')])
      .map(word => [word, category] as const),
  ),
)
categoriesByWord.set('cultures vivrieres', 'vivriers')
categoriesByWord.set('cultures maraicheres', 'maraichers')

const unitWords: Record<Unit, readonly string[]> = {
  kg: ['kg', 'kilo', 'kilos', 'kilogramme', 'kilogrammes'],
  g: ['g', 'gr', 'gramme', 'grammes'],
  pièce: ['piece', 'pieces', 'unite', 'a l unite', 'piece a l unite'],
  botte: ['botte', 'bottes'],
  sac: ['sac', 'sacs'],
  caisse: ['caisse', 'caisses'],
  litre: ['litre', 'litres', 'l'],
  plateau: ['plateau', 'plateaux'],
  régime: ['regime', 'regimes'],
  tas: ['tas'],
  douzaine: ['douzaine', 'douzaines', 'dz'],
  bidon: ['bidon', 'bidons'],
}
const unitsByWord = new Map(
  (Object.entries(unitWords) as [Unit, string[]][]).flatMap(([unit, words]) =>
    words.map(word => [word, unit] as const),
  ),
)

/** The column of a header; undefined if unknown. */
export const columnOf = (header: string): CsvColumn | undefined => columnsByWord.get(normalizedText(header))

/** Parses a category: "Maraîchers", "produits maraichers", "maraîcher". */
export const categoryOf = (text: string): Category | undefined => categoriesByWord.get(normalizedText(text))

/** Parses a unit: "kg", "Kilos", "pièce (à l'unité)". */
export const unitOf = (text: string): Unit | undefined => unitsByWord.get(normalizedText(text))

/** Normalizes a number as people and spreadsheets write it: "1 500 FCFA", "1500,00". Returns anything else unchanged. */
export function plainNumber(text: string): string {
  const digits = text.replace(/\s/g, '').replace(/(f\.?cfa|xof|f)$/i, '')
  return /^\d+([.,]0{1,2})?$/.test(digits) ? digits.replace(/[.,]0+$/, '') : text
}
