export { countVendorProducts } from './count-products.queries.ts'
export { stallRoutes } from './stall.routes.ts'
export { stallTasks } from './stall-tasks.ts'
