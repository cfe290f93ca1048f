import { categoryLabels, unitLabels } from '#contract/catalogue/facts.ts'
import { type ProductFact, productFactNames, productFacts } from '#contract/catalogue/product-facts.ts'
import type { ApprovedProduct, WordedFact } from '#contract/catalogue/schemas.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { formatFcfa } from '#contract/money.ts'

/** One thing of a product that is no longer as it was approved. */
export type ProductChange = { label: string } & (
  | { kind: 'words'; before: string; after: string }
  | { kind: 'pictures'; before: ApprovedProduct['pictures']; after: ApprovedProduct['pictures'] }
)

type Version = Pick<AdminProduct, ProductFact>

type Words = (version: Version) => string

/** Facts that people read in other words than the shop keeps. */
const words: Record<WordedFact, Words> & Partial<Record<ProductFact, Words>> = {
  category: version => categoryLabels[version.category],
  unit: version => unitLabels[version.unit],
  price: version => formatFcfa(version.price),
}

const wordsOf = (fact: ProductFact, version: Version): string => words[fact]?.(version) ?? version[fact]

const addresses = ({ pictures }: Pick<ApprovedProduct, 'pictures'>): string =>
  pictures.map(({ url }) => url).join(' ')

/** What changed of a product since it was approved last. */
export function changesSinceApproval(product: AdminProduct): ProductChange[] {
  const { approved } = product
  if (!approved) return []
  const changed: ProductChange[] = productFactNames
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
