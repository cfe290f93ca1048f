export { deliveryAdminRoutes } from './admin.routes.ts'
export { deliveryRoutes } from './delivery.routes.ts'
export { refusePlace } from './refuse-place.ts'
export { lockServedZone, type ZoneRow } from './zones.queries.ts'
