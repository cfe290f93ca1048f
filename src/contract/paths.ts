import type { Category } from './catalogue/facts.ts'
import type { Role } from './endpoint.ts'
import type {
  AdminOrderFilters,
  AdminProductFilters,
  AdminVendorFilters,
  AuditFilters,
  DispatchFilters,
  MessageFilters,
  OrderFilters,
  OtherVendorTab,
  PayoutFilters,
  ProblemFilters,
  RefundFilters,
  ReviewFilters,
  SecurityFilters,
  ShopFilters,
  StallOrders,
  StallReviews,
  StallView,
  TransferFilters,
  UserFilters,
  VendorProfilePart,
} from './filters.ts'
import { legalPageNames } from './pages/legal-page-names.ts'
import { stringifySearch } from './stringify-search.ts'

/** Paths of the server other than pages; API endpoints define their own. */
export const API_PREFIX = '/api/'
/** Stored pictures and films. */
export const MEDIA_PREFIX = '/attached_assets/'
/** Built files, named by their content. */
export const BUILT_PREFIX = '/assets/'
/** Demonstration only. */
export const DEV_PREFIX = '/dev/'
/** Pictures for the previews of messages and social networks. */
export const PREVIEW_PREFIX = '/apercu'
/** The payment pages of the simulated provider. */
export const SIMULATOR_PATH = '/simulateur'
export const SERVICE_WORKER = '/sw.js'
/** Offline fallback of pages that are not stored. */
export const OFFLINE_PAGE = '/hors-ligne.html'
export const MANIFEST = '/manifest.webmanifest'
export const ICON = '/icon.svg'
export const ICON_OF_APPLE = '/apple-touch-icon.png'
export const LARGE_ICON = '/icon-512.png'

/** Paths for programs, besides the endpoints of the contract. */
export const serverPaths = {
  robots: '/robots.txt',
  /** Security contact (RFC 9116). */
  securityContact: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  /** One of the files of a large sitemap. */
  sitemapFile: (name: string) => `/sitemap/${name}.xml`,
  isAlive: '/healthz',
  isReady: '/readyz',
  metrics: '/metrics',
  openApi: `${API_PREFIX}openapi.json`,
  apiDocs: `${API_PREFIX}docs`,
  /** Webhook of a payment provider. */
  paymentNotice: (provider: string) => `${API_PREFIX}payments/${provider}/notify`,
} as const

/** Builds a path with typed search parameters. */
const at =
  <Search extends object = Record<never, never>>(path: string) =>
  (search?: Search): string =>
    path + stringifySearch(search)

/** Static text pages without prices or stock, stored for offline use. */
const textPages = {
  about: at('/about'),
  services: at('/services'),
  pickupPoints: at('/points-de-retrait'),
  /** `album`: the open album; `photo`: its picture, from 1. */
  activities: at<{ album?: string; photo?: number }>('/activities'),
  /** `commande`: number of the order that the message is about. */
  contact: at<{ commande?: string }>('/contact'),
  privacy: at('/confidentialite'),
  terms: at('/conditions'),
  legalNotices: at('/mentions-legales'),
  salesConditions: at('/cgv'),
}

/** All other pages. */
const screens = {
  home: at('/'),
  shop: at<ShopFilters>('/boutique'),
  product: (id: string) => `/product/${id}`,
  /** A text that the administration added to the site. */
  writtenPage: (slug: string) => `/${slug}`,
  /** `cursor`: position in the list of products, for browsers without JavaScript. */
  producer: (id: string, cursor?: string) => `/producteur/${id}${stringifySearch({ cursor })}`,
  cart: at('/cart'),
  /** With an order: retries its payment instead of placing a new one. */
  checkout: (order?: string) => `/checkout${stringifySearch({ order })}`,
  orderSuccess: (order?: string) => `/order-success${stringifySearch({ order })}`,
  paymentReturn: (transactionId?: string) =>
    `/payment-return${stringifySearch({ transaction_id: transactionId })}`,

  /** `next`: page to return to. */
  login: (next?: string) => `/login${stringifySearch({ suite: next })}`,
  register: (next?: string) => `/register${stringifySearch({ suite: next })}`,
  forgotPassword: (space?: Role, next?: string) =>
    `/forgot-password${stringifySearch({ space, suite: next })}`,
  resetPassword: at<{ token: string; space: Role }>('/reset-password'),
  confirmEmail: at<{ token: string }>('/confirm-email'),
  dashboard: at('/dashboard'),
  /** Another address of the dashboard. */
  customerDashboard: at('/customer-dashboard'),
  favourites: at('/favoris'),
  profile: at('/profile'),
  orders: at<OrderFilters>('/orders'),
  order: (id: string) => `/orders/${id}`,
  /** Form to report a problem with an order. */
  reportProblem: (orderId: string) => `/signaler/${orderId}`,
  /** Public tracking page of an order. */
  tracking: (token: string) => `/suivi/${token}`,

  vendorLogin: at('/vendor-login'),
  /** The vendor's products; `produit` opens the form of one, or of a new one. */
  vendor: at<StallView | OtherVendorTab>('/vendor'),
  /** Stock of all products, or of those with low stock. */
  vendorStocks: at<Pick<StallView, 'stock'>>('/vendor/stocks'),
  vendorPreparation: at('/vendor/preparation'),
  /** Today's delivery run. */
  vendorRun: at('/vendor/tournee'),
  /** With a part: opens that section. */
  vendorProfile: (part?: VendorProfilePart) => `/vendor-profile${part ? `#${part}` : ''}`,

  /** `next`: administration page to return to. */
  adminLogin: (next?: string) => `/admin-login${stringifySearch({ suite: next })}`,
  /** Where an administrator who must have a second factor sets it up. */
  adminSecondFactor: at('/admin-second-facteur'),
  admin: at('/admin'),
  adminUsers: at<UserFilters>('/admin/users'),
  adminVendors: at<AdminVendorFilters>('/admin/vendors'),
  adminProducts: at<AdminProductFilters>('/admin/products'),
  /** Moderation queue of products. */
  adminProductQueue: at('/admin/products/queue'),
  adminOldDashboard: at<AdminVendorFilters & { tab?: 'produits' }>('/admin-dashboard-old'),
  adminOrders: at<AdminOrderFilters>('/admin/orders'),
  adminOrder: (id: string) => `/admin/orders/${id}`,
  adminProblems: at<ProblemFilters>('/admin/problemes'),
  adminRefunds: at<RefundFilters>('/admin/refunds'),
  adminPayouts: at<PayoutFilters>('/admin/payouts'),
  adminTransfers: at<TransferFilters>('/admin/transfers'),
  adminReviews: at<ReviewFilters>('/admin/reviews'),
  adminDispatches: at<DispatchFilters>('/admin/messages-sent'),
  adminActivities: at<{ tab?: 'activites'; page?: number }>('/admin/activities'),
  adminDelivery: at('/admin/livraison'),
  adminSettings: at('/admin/reglages'),
  adminAnalytics: at('/admin/analytics'),
  adminPages: at('/admin/pages'),
  adminMessages: at<MessageFilters>('/admin/messages'),
  adminAudit: at<AuditFilters>('/admin/audit'),
  adminSecurity: at<SecurityFilters>('/admin/securite'),
  /** The administrator's own account. */
  adminAccount: at('/admin/compte'),
}

/** Builders of all page URLs; files are in `filePaths`, other facts of pages in `sitePages`. */
export const paths = {
  ...textPages,
  ...screens,

  category: (category: Category) => paths.shop({ category }),
  vendorOrders: (shown?: StallOrders) => paths.vendor({ tab: 'commandes', ...shown }),
  vendorRevenue: (page?: number) => paths.vendor({ tab: 'revenus', page }),
  vendorReviews: (shown?: StallReviews) => paths.vendor({ tab: 'avis', ...shown }),
  /** Where visitors read a text of the site. */
  page: (slug: string) => (slug === 'home' ? paths.home() : paths.writtenPage(slug)),

  /** Not a page of the site: the server shows the demonstration's mails there. */
  sentMails: at(`${DEV_PREFIX}mails`),
} as const

/** Whether a path is a static text page, whose stored copy contains nothing of the catalogue. */
export const isTextPage = (path: string): boolean => Object.values(textPages).some(build => build() === path)

type SitePage = {
  audience: 'public' | Role
  /** Stored for offline use once visited; its HTML must be the same for everybody. */
  keptOffline: boolean
  /** Stored at installation of the service worker. */
  isShell?: true
  /** Its search parameters are personal: stored only without any. */
  hasOwnSearch?: true
  /** Path parameter: `id` in `/orders/$id`. */
  parameter?: 'id' | 'token' | 'slug'
} & (
  | { inSitemap: false; name?: string }
  /** `each`: one URL per product, producer or added text. */
  | { inSitemap: 'each'; name?: string }
  /** `when published`: only while its text is published. `name`: its name in menus and in the assistant. */
  | { inSitemap: 'always' | 'when published'; name: string }
)

const forPublic = { audience: 'public', keptOffline: false, inSitemap: false } as const
const forCustomers = { ...forPublic, audience: 'customer' } as const
const forVendors = { ...forPublic, audience: 'vendor' } as const
const forAdmins = { ...forPublic, audience: 'admin' } as const
const listed = { audience: 'public', keptOffline: true, inSitemap: 'always' } as const
const text = { audience: 'public', keptOffline: true, inSitemap: 'when published' } as const

/**
 * Facts of each page, in the order of the sitemap, used by server, service worker and tests; not part of the browser bundle.
 */
export const sitePages = {
  home: { ...listed, isShell: true, name: 'Accueil' },
  shop: { ...listed, isShell: true, name: 'Notre Boutique' },
  about: { ...listed, name: 'À Propos' },
  services: { ...listed, name: 'Nos Services' },
  pickupPoints: { ...listed, name: 'Points de retrait' },
  activities: { ...listed, name: 'Activités' },
  contact: { ...listed, name: 'Page Contact' },
  privacy: { ...text, name: legalPageNames.privacy },
  terms: { ...text, name: legalPageNames.terms },
  legalNotices: { ...text, name: legalPageNames.legalNotices },
  salesConditions: { ...text, name: legalPageNames.salesConditions },
  // Its pattern matches any single-segment path, so it must not be stored.
  writtenPage: { audience: 'public', keptOffline: false, inSitemap: 'each', parameter: 'slug' },
  producer: { audience: 'public', keptOffline: true, inSitemap: 'each', parameter: 'id' },
  product: { audience: 'public', keptOffline: true, inSitemap: 'each', parameter: 'id' },

  cart: { ...forPublic, keptOffline: true, isShell: true },
  checkout: { ...forPublic, keptOffline: true, isShell: true, hasOwnSearch: true },
  orderSuccess: forCustomers,
  paymentReturn: forPublic,
  tracking: { ...forPublic, parameter: 'token' },

  login: { ...forPublic, name: 'Connexion' },
  register: { ...forPublic, name: 'Inscription' },
  forgotPassword: { ...forPublic, name: 'Mot de passe oublié ?' },
  resetPassword: forPublic,
  confirmEmail: forPublic,
  vendorLogin: { ...forPublic, name: 'Espace Vendeur' },
  adminLogin: forPublic,
  adminSecondFactor: forAdmins,

  dashboard: forCustomers,
  customerDashboard: forCustomers,
  favourites: forCustomers,
  profile: forCustomers,
  orders: { ...forCustomers, name: 'Mes commandes' },
  order: { ...forCustomers, parameter: 'id' },
  reportProblem: { ...forCustomers, parameter: 'id' },

  vendor: forVendors,
  vendorStocks: forVendors,
  vendorPreparation: forVendors,
  // The HTML is the same for everybody and filled in by the browser: there may be no connection on the road.
  vendorRun: { ...forVendors, keptOffline: true },
  vendorProfile: forVendors,

  admin: forAdmins,
  adminUsers: forAdmins,
  adminVendors: forAdmins,
  adminProducts: forAdmins,
  adminProductQueue: forAdmins,
  adminOldDashboard: forAdmins,
  adminOrders: forAdmins,
  adminOrder: { ...forAdmins, parameter: 'id' },
  adminProblems: forAdmins,
  adminRefunds: forAdmins,
  adminPayouts: forAdmins,
  adminTransfers: forAdmins,
  adminReviews: forAdmins,
  adminDispatches: forAdmins,
  adminActivities: forAdmins,
  adminDelivery: forAdmins,
  adminSettings: forAdmins,
  adminAnalytics: forAdmins,
  adminPages: forAdmins,
  adminMessages: forAdmins,
  adminAudit: forAdmins,
  adminSecurity: forAdmins,
  adminAccount: forAdmins,
} as const satisfies Record<keyof typeof textPages | keyof typeof screens, SitePage>

export type PageName = keyof typeof sitePages

/** All pages with their facts; `pattern` in the router's notation: `/orders/$id`. */
export function listSitePages(): (SitePage & { key: PageName; pattern: string })[] {
  return Object.entries<SitePage>(sitePages).map(([name, page]) => {
    const key = name as PageName
    const build = paths[key] as (parameter?: string) => string
    return { ...page, key, pattern: build(page.parameter && `$${page.parameter}`) }
  })
}

/**
 * Whether the page of this pattern is complete as HTML, so that hydration may wait for an interaction: those in the sitemap.
 * The others (forms, the cart, spaces) need scripts.
 */
export const worksWithoutScript = (wanted: string): boolean =>
  listSitePages().some(({ inSitemap, pattern }) => inSitemap && pattern === wanted)
