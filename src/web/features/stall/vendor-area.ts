import { productStatuses } from '#contract/catalogue/facts.ts'
import type { OtherVendorTab, StallView } from '#contract/filters.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { oneOf } from '#contract/one-of.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import { answerStates, starCounts } from '#contract/reviews/facts.ts'
import { parsePage } from '#web/page-number.ts'
import { searchText } from '#web/search-params.ts'

/** Instead of a product id: the form of a new product. */
export const NEW_PRODUCT = 'nouveau'

/** Filters of the product list. */
export type ProductFilters = Omit<StallView, 'produit'>

/** Whether filters are active. */
export const isNarrowed = ({ search, status, stock }: ProductFilters): boolean =>
  Boolean(search || status || stock)

/** View of the vendor's area, from the address; `produit` is the product whose form is open, or `NEW_PRODUCT`. */
export type VendorView = (StallView & { tab?: undefined }) | OtherVendorTab

/** Parses the search parameters of the vendor's area; invalid values are ignored. */
export function parseVendorArea(raw: Record<string, unknown>): VendorView {
  if (raw.tab === 'commandes') {
    return {
      tab: 'commandes',
      search: searchText(raw.search),
      status: oneOf(orderStatuses, raw.status),
      toCollect: raw.toCollect === '1' ? '1' : undefined,
    }
  }
  if (raw.tab === 'problemes') return { tab: 'problemes' }
  if (raw.tab === 'revenus') return { tab: 'revenus', page: parsePage(raw.page) }
  if (raw.tab === 'avis') {
    return {
      tab: 'avis',
      state: oneOf(answerStates, raw.state),
      stars: oneOf(starCounts, Number(raw.stars)),
      product: typeof raw.product === 'string' && isUuid(raw.product) ? raw.product : undefined,
      page: parsePage(raw.page),
    }
  }
  return {
    search: searchText(raw.search),
    status: oneOf(productStatuses, raw.status),
    stock: raw.stock === 'low' ? 'low' : undefined,
    produit: searchText(raw.produit),
  }
}
