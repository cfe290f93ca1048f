export { listActivityRows } from './activities.queries.ts'
export { activitiesRoutes } from './activities.routes.ts'
export { activitiesAdminRoutes } from './admin.routes.ts'
