import { categoryLabels, unitLabel } from '#contract/catalogue/facts.ts'
import { type ProductFact, productFactNames, productFacts } from '#contract/catalogue/product-facts.ts'
import type { ApprovedProduct, WordedFact } from '#contract/catalogue/schemas.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import type { Change } from '#web/features/moderation/decision/changes.tsx'

type Version = Pick<AdminProduct, Exclude<ProductFact, 'unitWeightGrams'>> &
  Partial<Pick<AdminProduct, 'unitWeightGrams'>>

type Words = (version: Version) => string

/** Facts whose displayed text differs from the stored value. */
const words: Record<WordedFact, Words> & Partial<Record<ProductFact, Words>> = {
  category: version => categoryLabels[version.category],
  unit: version => unitLabel(version.unit),
  price: version => formatFcfa(version.price),
  unitWeightGrams: ({ unitWeightGrams }) => (unitWeightGrams ? `${unitWeightGrams}\u00a0g` : ''),
}

const wordsOf = (fact: ProductFact, version: Version): string =>
  words[fact]?.(version) ?? String(version[fact])

const addresses = ({ pictures }: Pick<ApprovedProduct, 'pictures'>): string =>
  pictures.map(({ url }) => url).join(' ')

/** The changes of a product since its last approval. */
export function changesSinceApproval(product: AdminProduct): Change[] {
  const { approved } = product
  if (!approved) return []
  const changed: Change[] = productFactNames
    .map(name => ({
      kind: 'words' as const,
      label: productFacts[name].label,
      before: wordsOf(name, approved),
      after: wordsOf(name, product),
    }))
    .filter(({ before, after }) => before !== after)
  if (addresses(approved) === addresses(product)) return changed
  return [
    ...changed,
    { kind: 'pictures', label: 'Images', before: approved.pictures, after: product.pictures },
  ]
}
