import type { VendorStatus } from '#contract/accounts/facts.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'

const words: Record<VendorStatus, string | undefined> = {
  approved: undefined,
  pending: 'Vendeur à approuver\u00a0: produit caché d’ici là',
  rejected: 'Vendeur rejeté\u00a0: produit caché',
  suspended: 'Vendeur suspendu\u00a0: produit caché',
}

/** Why visitors do not see a product, even an approved one, by the status of its vendor; undefined if that does not hide it. */
export const hiddenWords = ({ vendorStatus }: Pick<AdminProduct, 'vendorStatus'>): string | undefined =>
  words[vendorStatus]
