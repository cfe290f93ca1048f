import { productStatuses } from '#contract/catalogue/facts.ts'
import type { OtherVendorTab, StallView } from '#contract/filters.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { answerStates } from '#contract/reviews/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** In place of a product's id: the form of a product to come. */
export const NEW_PRODUCT = 'nouveau'

/** Which products are in sight. */
export type ProductFilters = Omit<StallView, 'produit'>

/** Is something left out: does one look for certain products? */
export const isNarrowed = ({ search, status, stock }: ProductFilters): boolean =>
  Boolean(search || status || stock)

/** What of the vendor's space is in sight, as the address says it; with `produit` the product whose form is open, or `NEW_PRODUCT`. */
export type VendorView = (StallView & { tab?: undefined }) | OtherVendorTab

/** Reads the address of the vendor's space; what makes no sense there counts as absent. */
export function parseVendorSearch(raw: Record<string, unknown>): VendorView {
  if (raw.tab === 'commandes') {
    return { tab: 'commandes', status: orderStatuses.find(known => known === raw.status) }
  }
  if (raw.tab === 'problemes') return { tab: 'problemes' }
  if (raw.tab === 'revenus') return { tab: 'revenus', page: parsePage(raw.page) }
  if (raw.tab === 'avis') {
    return {
      tab: 'avis',
      state: answerStates.find(known => known === raw.state),
      page: parsePage(raw.page),
    }
  }
  return {
    search: searchText(raw.search),
    status: productStatuses.find(known => known === raw.status),
    stock: raw.stock === 'low' ? 'low' : undefined,
    produit: searchText(raw.produit),
  }
}
