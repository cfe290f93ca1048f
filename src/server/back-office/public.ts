export { backOfficeAuditRoutes } from './audit.routes.ts'
export { backOfficeRoutes } from './back-office.routes.ts'
