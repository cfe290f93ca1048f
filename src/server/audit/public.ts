export { recordAuditEvent } from './record-audit-event.ts'
