export { auditRoutes } from './audit.routes.ts'
export { recordAuditEvent } from './record-audit-event.ts'
