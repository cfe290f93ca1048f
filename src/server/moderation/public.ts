export { countPendingProducts, findAdminProduct, findAdminProducts } from './products.queries.ts'
export { productsAdminRoutes } from './products.routes.ts'
export { countPendingVendors, findVendorsByName } from './vendors.queries.ts'
export { vendorsAdminRoutes } from './vendors.routes.ts'
