export { securityEventsRoutes } from './security-events.routes.ts'
