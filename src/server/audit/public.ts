export { auditRoutes } from './audit.routes.ts'
export { changesBetween } from './changes.ts'
export { recordAuditEvent } from './record-audit-event.ts'
