import type { ListUsersQuery } from './accounts/users.schemas.ts'
import type { ListAuditQuery } from './back-office/audit.schemas.ts'
import type { ListProductsQuery } from './catalogue/schemas.ts'
import type { ListAdminProductsQuery } from './moderation/products.schemas.ts'
import type { ListVendorsQuery } from './moderation/vendors.schemas.ts'
import type { ListPayoutsQuery } from './money/payouts.schemas.ts'
import type { ListRefundsQuery } from './money/refunds.schemas.ts'
import type { ListDispatchesQuery } from './notifications/schemas.ts'
import type { ListAdminOrdersQuery } from './orders/admin.schemas.ts'
import type { ListOrdersQuery, ListVendorOrdersQuery } from './orders/schemas.ts'
import type { ListMessagesQuery } from './pages/contact-messages.schemas.ts'
import type { ListTransfersQuery } from './payments/transfers.schemas.ts'
import type { ListAdminProblemsQuery } from './problems/schemas.ts'
import type { ListReviewsToModerateQuery, ListVendorReviewsQuery } from './reviews/schemas.ts'
import type { ListSecurityEventsQuery } from './security/schemas.ts'
import type { ListVendorProductsQuery } from './stall/schemas.ts'

/** Search parameters of list pages: a subset of what their endpoints accept, built by `paths`. */

/** What narrows and sorts the shop, and where its list begins when one came by the link to a next page. */
export type ShopFilters = Partial<
  Pick<ListProductsQuery, 'search' | 'category' | 'region' | 'minPrice' | 'maxPrice' | 'sort' | 'cursor'>
>

export type OrderFilters = Partial<Pick<ListOrdersQuery, 'search' | 'status'>>

export type RefundFilters = Partial<Pick<ListRefundsQuery, 'status' | 'search' | 'page' | 'limit'>>

export type ProblemFilters = Partial<Pick<ListAdminProblemsQuery, 'status' | 'search' | 'page'>>

/** `list`: the payouts made; otherwise what is owed. */
export type PayoutFilters = Partial<Pick<ListPayoutsQuery, 'search' | 'page' | 'limit'>> & {
  list?: 'done' | undefined
}

export type TransferFilters = Partial<Pick<ListTransfersQuery, 'status' | 'search' | 'page'>>

export type ReviewFilters = Partial<Pick<ListReviewsToModerateQuery, 'state' | 'search' | 'page' | 'limit'>>

export type DispatchFilters = Partial<Pick<ListDispatchesQuery, 'search' | 'kind' | 'status' | 'page'>>

export type StallView = Partial<Pick<ListVendorProductsQuery, 'search' | 'status' | 'stock'>> & {
  produit?: string
}

export type StallReviews = Partial<Pick<ListVendorReviewsQuery, 'state' | 'stars' | 'product' | 'page'>>

export type StallOrders = Partial<Pick<ListVendorOrdersQuery, 'search' | 'status' | 'toCollect'>>

/** The vendor's space but for its products, a tab each. */
export type OtherVendorTab =
  | ({ tab: 'commandes' } & StallOrders)
  | { tab: 'problemes' }
  | { tab: 'revenus'; page?: number | undefined }
  | ({ tab: 'avis' } & StallReviews)

export type AdminProductFilters = Partial<ListAdminProductsQuery>

export type UserFilters = Partial<ListUsersQuery>

export type AdminOrderFilters = Partial<ListAdminOrdersQuery>

export type MessageFilters = Partial<Omit<ListMessagesQuery, 'limit'>>

export type AuditFilters = Partial<Omit<ListAuditQuery, 'limit'>>

export type SecurityFilters = Partial<Omit<ListSecurityEventsQuery, 'limit'>>

export type AdminVendorFilters = Partial<ListVendorsQuery>

/** The parts of a vendor's profile, each with an address of its own. */
export type VendorProfilePart =
  | 'boutique'
  | 'presentation'
  | 'contact'
  | 'tournees'
  | 'pause'
  | 'versements'
  | 'mot-de-passe'
  | 'second-facteur'
  | 'appareils'
