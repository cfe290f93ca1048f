import { categoryLabels, unitLabels } from '#contract/catalogue/facts.ts'
import type { ApprovedProduct } from '#contract/catalogue/schemas.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { formatFcfa } from '#contract/money.ts'

/** One thing of a product that is no longer as it was approved. */
export type ProductChange = { label: string } & (
  | { kind: 'words'; before: string; after: string }
  | { kind: 'pictures'; before: ApprovedProduct['pictures']; after: ApprovedProduct['pictures'] }
)

type Version = Pick<AdminProduct, 'name' | 'description' | 'category' | 'unit' | 'price'>

const words: readonly (readonly [label: string, of: (version: Version) => string])[] = [
  ['Nom', version => version.name],
  ['Description', version => version.description],
  ['Catégorie', version => categoryLabels[version.category]],
  ['Unité', version => unitLabels[version.unit]],
  ['Prix', version => formatFcfa(version.price)],
]

const addresses = ({ pictures }: Pick<ApprovedProduct, 'pictures'>): string =>
  pictures.map(({ url }) => url).join(' ')

/** What changed of a product since it was approved last. */
export function changesOf(product: AdminProduct): ProductChange[] {
  const { approved } = product
  if (!approved) return []
  const changed: ProductChange[] = words
    .map(([label, of]) => ({ kind: 'words' as const, label, before: of(approved), after: of(product) }))
    .filter(({ before, after }) => before !== after)
  if (addresses(approved) === addresses(product)) return changed
  return [
    ...changed,
    { kind: 'pictures', label: 'Images', before: approved.pictures, after: product.pictures },
  ]
}
