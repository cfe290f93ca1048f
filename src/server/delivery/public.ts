export { deliveryAdminRoutes } from './admin.routes.ts'
export { deliveryRoutes } from './delivery.routes.ts'
