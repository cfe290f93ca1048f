import * as z from 'zod/mini'
import { numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AuditEntry, ListAuditQuery } from './audit.schemas.ts'

export const backOfficeAuditEndpoints = {
  listAuditEvents: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: ['admin'],
    summary: 'Le journal de ce que les administrateurs ont fait, le plus récent d’abord',
    query: ListAuditQuery,
    answer: z.object({
      ...numberedAnswer(AuditEntry),
      /** The user names in the audit log. */
      actors: z.array(z.string()),
    }),
  }),
}
