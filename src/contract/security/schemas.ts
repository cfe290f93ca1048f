import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { blankable, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { securityEventKinds } from './facts.ts'

/** A security event; repetitions within an hour are counted. */
export const SecurityEvent = z.object({
  id: Id,
  kind: z.enum(securityEventKinds),
  /** The account concerned, if known. */
  account: z.nullable(z.object({ id: Id, username: z.string(), role: z.enum(roles) })),
  /** IP address of the client. */
  address: z.string(),
  /** The endpoint, as named in the OpenAPI description. */
  asked: z.nullable(z.string()),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
  /** Id of the last request, also in its response. */
  requestId: z.string(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const ListSecurityEventsQuery = z.object({
  kind: listFilter(z.enum(securityEventKinds, 'Ce genre d’événement n’existe pas.')),
  /** Of the account: name, user name, e-mail or phone. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListSecurityEventsQuery = z.output<typeof ListSecurityEventsQuery>
