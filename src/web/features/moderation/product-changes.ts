import { categoryLabels, unitLabels } from '#contract/catalogue/facts.ts'
import { type ProductFact, productFactNames, productFacts } from '#contract/catalogue/product-facts.ts'
import type { ApprovedProduct } from '#contract/catalogue/schemas.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { formatFcfa } from '#contract/money.ts'

/** One thing of a product that is no longer as it was approved. */
export type ProductChange = { label: string } & (
  | { kind: 'words'; before: string; after: string }
  | { kind: 'pictures'; before: ApprovedProduct['pictures']; after: ApprovedProduct['pictures'] }
)

type Version = Pick<AdminProduct, ProductFact>

/** Each fact as people read it. */
const words: Record<ProductFact, (version: Version) => string> = {
  name: version => version.name,
  description: version => version.description,
  category: version => categoryLabels[version.category],
  unit: version => unitLabels[version.unit],
  price: version => formatFcfa(version.price),
}

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
      before: words[name](approved),
      after: words[name](product),
    }))
    .filter(({ before, after }) => before !== after)
  if (addresses(approved) === addresses(product)) return changed
  return [
    ...changed,
    { kind: 'pictures', label: 'Images', before: approved.pictures, after: product.pictures },
  ]
}
