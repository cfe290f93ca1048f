import { vendorStatusFacts } from '#contract/accounts/facts.ts'
import type { SearchResults } from '#contract/back-office/schemas.ts'
import { productStatusLabels } from '#contract/catalogue/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { paths } from '#contract/paths.ts'

/** A search hit and its link. */
export type SearchHit = { key: string; kind: string; title: string; about: string; href: string }

/** All hits in display order. */
export function listHits({ orders, customers, products, vendors }: SearchResults): SearchHit[] {
  return [
    ...orders.map(({ id, number, status, deliveryMode, customer }) => ({
      key: id,
      kind: 'Commande',
      title: number,
      about: `${customer}, ${statusWords(status, deliveryMode).label}`,
      href: paths.adminOrder(id),
    })),
    ...customers.map(({ id, fullName, email }) => ({
      key: id,
      kind: 'Client',
      title: fullName || email,
      about: email,
      href: paths.adminUsers({ search: email }),
    })),
    ...products.map(({ id, name, vendor, status }) => ({
      key: id,
      kind: 'Produit',
      title: name,
      about: `${vendor}, ${productStatusLabels[status]}`,
      href: paths.adminProducts({ search: name }),
    })),
    ...vendors.map(({ id, businessName, status }) => ({
      key: id,
      kind: 'Vendeur',
      title: businessName,
      about: vendorStatusFacts[status].label,
      href: paths.adminVendors({ search: businessName }),
    })),
  ]
}
