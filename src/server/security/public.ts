export { resetSecondFactor } from './second-factor/reset.ts'
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
export { securityEventsRoutes } from './security-events.routes.ts'
export { sessionsRoutes } from './sessions.routes.ts'
