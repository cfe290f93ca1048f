export { securityEventsRoutes } from './security-events.routes.ts'
export { sessionsRoutes } from './sessions.routes.ts'
