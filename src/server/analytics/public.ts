export { analyticsRoutes } from './analytics.routes.ts'
export { analyticsTasks } from './analytics.tasks.ts'
