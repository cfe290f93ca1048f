import { type ProductStatus, productStatuses } from '#contract/catalogue/facts.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { parsePage } from '#web/page-number.ts'

const MAX_SEARCH_LENGTH = 100

/** In place of a product's id: the form of a product to come. */
export const NEW_PRODUCT = 'nouveau'

/** Which products are in sight. */
export type ProductFilters = {
  search?: string | undefined
  status?: ProductStatus | undefined
  stock?: 'low' | undefined
}

/** What of the vendor's space is in sight, as the address says it. */
export type VendorView =
  | (ProductFilters & {
      tab?: undefined
      /** The product whose form is open: its id, or `NEW_PRODUCT`. */
      produit?: string | undefined
    })
  | { tab: 'commandes'; status?: OrderStatus | undefined }
  | { tab: 'problemes' }
  | { tab: 'revenus' | 'avis'; page?: number | undefined }

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, MAX_SEARCH_LENGTH)) || undefined

/** Reads the address of the vendor's space; what makes no sense there counts as absent. */
export function parseVendorSearch(raw: Record<string, unknown>): VendorView {
  if (raw.tab === 'commandes') {
    return { tab: 'commandes', status: orderStatuses.find(known => known === raw.status) }
  }
  if (raw.tab === 'problemes') return { tab: 'problemes' }
  if (raw.tab === 'revenus' || raw.tab === 'avis') return { tab: raw.tab, page: parsePage(raw.page) }
  return {
    search: textOf(raw.search),
    status: productStatuses.find(known => known === raw.status),
    stock: raw.stock === 'low' ? 'low' : undefined,
    produit: textOf(raw.produit),
  }
}
