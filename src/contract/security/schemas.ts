import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { blankable, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { securityEventKinds } from './facts.ts'

/** Something that happened at a door of the shop, as often as it did within an hour. */
export const SecurityEvent = z.object({
  id: Id,
  kind: z.enum(securityEventKinds),
  /** Whom it concerns, when that is known. */
  account: z.nullable(z.object({ id: Id, username: z.string(), role: z.enum(roles) })),
  /** The network address of who asked. */
  address: z.string(),
  /** What was asked, in the words of the API's description. */
  asked: z.nullable(z.string()),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
  /** The number of the last request, which its answer told too. */
  requestId: z.string(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const ListSecurityEventsQuery = z.object({
  kind: listFilter(z.enum(securityEventKinds, 'Ce genre d’événement n’existe pas.')),
  /** Of the account: its name, user name, e-mail or telephone. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListSecurityEventsQuery = z.output<typeof ListSecurityEventsQuery>
