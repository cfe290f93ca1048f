export { type AuditRow, listAuditActors, listAuditEvents } from './audit.queries.ts'
export { changesBetween } from './changes.ts'
export { recordAuditEvent } from './record-audit-event.ts'
