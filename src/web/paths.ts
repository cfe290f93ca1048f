import type { ListUsersQuery } from '#contract/accounts/users.schemas.ts'
import type { ExportKind } from '#contract/analytics/facts.ts'
import type { ListAuditQuery } from '#contract/back-office/audit.schemas.ts'
import type { Category } from '#contract/catalogue/facts.ts'
import type { ListProductsQuery } from '#contract/catalogue/schemas.ts'
import type { Role } from '#contract/endpoint.ts'
import type { ListAdminProductsQuery } from '#contract/moderation/products.schemas.ts'
import type { ListVendorsQuery } from '#contract/moderation/vendors.schemas.ts'
import type { ListRefundsQuery } from '#contract/money/refunds.schemas.ts'
import type { ListDeliveriesQuery } from '#contract/notifications/schemas.ts'
import type { ListAdminOrdersQuery } from '#contract/orders/admin.schemas.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { ListOrdersQuery } from '#contract/orders/schemas.ts'
import type { ListMessagesQuery } from '#contract/pages/messages.schemas.ts'
import type { ListReviewsToModerateQuery } from '#contract/reviews/schemas.ts'
import type { ListVendorProductsQuery } from '#contract/stall/schemas.ts'
import { stringifySearch } from '#web/search-params.ts'

type ShopFilters = Partial<
  Pick<ListProductsQuery, 'search' | 'category' | 'region' | 'minPrice' | 'maxPrice' | 'sort' | 'cursor'>
>

type OrderFilters = Partial<Pick<ListOrdersQuery, 'search' | 'status'>>

type RefundFilters = Partial<Pick<ListRefundsQuery, 'status' | 'search' | 'page'>>

type ReviewFilters = Partial<Pick<ListReviewsToModerateQuery, 'state' | 'search' | 'page'>>

type DeliveryFilters = Partial<Pick<ListDeliveriesQuery, 'kind' | 'status' | 'page'>>

type StallView = Partial<Pick<ListVendorProductsQuery, 'search' | 'status' | 'stock'>> & { produit?: string }

type AdminProductFilters = Partial<Omit<ListAdminProductsQuery, 'limit'>>

type UserFilters = Partial<Omit<ListUsersQuery, 'limit'>>

type AdminOrderFilters = Partial<Omit<ListAdminOrdersQuery, 'limit'>>

type MessageFilters = Partial<Omit<ListMessagesQuery, 'limit'>>

type AuditFilters = Partial<Omit<ListAuditQuery, 'limit'>>

type AdminVendorFilters = Partial<Omit<ListVendorsQuery, 'limit'>>

/** Every address of the site, built in one place. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  services: () => '/services',
  /** `album`: the one that is open, at its picture `photo`, counted from 1. */
  activities: (open: { album?: string; photo?: number } = {}) => `/activities${stringifySearch(open)}`,
  contact: () => '/contact',
  shop: (filters: ShopFilters = {}) => `/boutique${stringifySearch(filters)}`,
  category: (category: Category) => paths.shop({ category }),
  product: (id: string) => `/product/${id}`,
  /** `cursor`: where its list of products begins, for browsers without JavaScript. */
  producer: (id: string, cursor?: string) => `/producteur/${id}${stringifySearch({ cursor })}`,
  cart: () => '/cart',
  /** With an order: pays that order again instead of placing a new one. */
  checkout: (order?: string) => `/checkout${stringifySearch({ order })}`,
  orderSuccess: (order: string) => `/order-success${stringifySearch({ order })}`,
  paymentReturn: (transactionId: string) =>
    `/payment-return${stringifySearch({ transaction_id: transactionId })}`,

  /** `next`: the page of this site to come back to. */
  login: (next?: string) => `/login${stringifySearch({ suite: next })}`,
  forgotPassword: (space?: Role, next?: string) =>
    `/forgot-password${stringifySearch({ space, suite: next })}`,
  resetPassword: () => '/reset-password',
  /** Not a page of the site: the server shows the mails of a demonstration there. */
  sentMails: () => '/dev/mails',
  register: (next?: string) => `/register${stringifySearch({ suite: next })}`,
  dashboard: () => '/dashboard',
  favourites: () => '/favoris',
  confirmEmail: () => '/confirm-email',
  profile: () => '/profile',
  /** Not a page: a file with all that the site keeps of the customer. */
  ownData: () => '/api/customer/export',
  orders: (filters: OrderFilters = {}) => `/orders${stringifySearch(filters)}`,
  order: (id: string) => `/orders/${id}`,
  /** Shows how far an order is to whoever has the link. */
  tracking: (token: string) => `/suivi/${token}`,
  orderReceipt: (id: string) => `/api/orders/${id}/receipt.pdf`,

  vendorLogin: () => '/vendor-login',
  /** The vendor's products; `produit` opens the form of one, or of a new one. */
  vendor: (view: StallView = {}) => `/vendor${stringifySearch(view)}`,
  vendorOrders: (status?: OrderStatus) => `/vendor${stringifySearch({ tab: 'commandes', status })}`,
  vendorPreparation: () => '/vendor/preparation',
  vendorProductsFile: () => '/api/vendor/products.csv',
  vendorRevenue: (page?: number) => `/vendor${stringifySearch({ tab: 'revenus', page })}`,
  vendorReviews: (page?: number) => `/vendor${stringifySearch({ tab: 'avis', page })}`,
  vendorProfile: () => '/vendor-profile',

  adminLogin: () => '/admin-login',
  admin: () => '/admin',
  adminUsers: (filters: UserFilters = {}) => `/admin/users${stringifySearch(filters)}`,
  adminVendors: (filters: AdminVendorFilters = {}) => `/admin/vendors${stringifySearch(filters)}`,
  adminProducts: (filters: AdminProductFilters = {}) => `/admin/products${stringifySearch(filters)}`,
  /** The products to be judged, one after the other. */
  adminProductQueue: () => '/admin/products/queue',
  adminOldDashboard: (view: AdminVendorFilters & { tab?: 'produits' } = {}) =>
    `/admin-dashboard-old${stringifySearch(view)}`,
  adminOrders: (filters: AdminOrderFilters = {}) => `/admin/orders${stringifySearch(filters)}`,
  adminOrder: (id: string) => `/admin/orders/${id}`,
  adminRefunds: (filters: RefundFilters = {}) => `/admin/refunds${stringifySearch(filters)}`,
  adminPayouts: (page?: number) => `/admin/payouts${stringifySearch({ page })}`,
  adminReviews: (filters: ReviewFilters = {}) => `/admin/reviews${stringifySearch(filters)}`,
  adminDeliveries: (filters: DeliveryFilters = {}) => `/admin/messages-sent${stringifySearch(filters)}`,
  adminActivities: (view: { tab?: 'activites'; page?: number } = {}) =>
    `/admin/activities${stringifySearch(view)}`,
  adminAnalytics: () => '/admin/analytics',
  /** Not a page: a file for a spreadsheet. */
  adminExport: (kind: ExportKind) => `/api/admin/exports/${kind}.csv`,
  adminPages: () => '/admin/pages',
  /** Where visitors read a text of the site. */
  page: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
  adminMessages: (filters: MessageFilters = {}) => `/admin/messages${stringifySearch(filters)}`,
  adminAudit: (filters: AuditFilters = {}) => `/admin/audit${stringifySearch(filters)}`,

  privacy: () => '/confidentialite',
  terms: () => '/conditions',
  legalNotices: () => '/mentions-legales',
  salesConditions: () => '/cgv',
} as const
