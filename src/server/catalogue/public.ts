export { countPendingProducts, findAdminProduct, findAdminProducts } from './admin-products.queries.ts'
export { catalogueRoutes } from './catalogue.routes.ts'
export { catalogueTasks } from './catalogue-tasks.ts'
export { listMarks } from './favourites/favourites.queries.ts'
export { favouritesRoutes } from './favourites/favourites.routes.ts'
export { findProductForSale, takeAlerts } from './favourites/take-alerts.queries.ts'
export { listProductsOnSale } from './list-products-on-sale.ts'
export { findProducersNamed, type NamedProducer } from './producers.queries.ts'
export { producersRoutes } from './producers.routes.ts'
export { findNameTerms, listProductsNamed, type NameTerms } from './product-names.queries.ts'
export { productsAdminRoutes } from './products-admin.routes.ts'
export { countPublicAddresses, listPublicAddresses, type PublicAddress } from './public-addresses.queries.ts'
export { findReviewToModerate as findReview } from './review-lists.queries.ts'
export { listReviewsOf } from './reviews.queries.ts'
export { reviewsRoutes } from './reviews.routes.ts'
export { MAIZE } from './search-words.ts'
export { stallRoutes } from './stall/stall.routes.ts'
export {
  findProductStock,
  lockProductsForSale,
  type ProductForSale,
  reserveStock,
  restoreStock,
  type StockLine,
} from './stock.queries.ts'
export { countVendorProducts } from './vendor-products.queries.ts'
