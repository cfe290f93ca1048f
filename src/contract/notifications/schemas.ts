import * as z from 'zod/mini'
import { blankable, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { dispatchKinds, dispatchStatuses } from './facts.ts'

/** A mail or a text that was to be sent, or background work that failed. */
export const Dispatch = z.object({
  /** A UUID; a whole number for a job. */
  id: z.string(),
  kind: z.enum(dispatchKinds),
  /** What it is about, as programs name it. */
  about: z.string(),
  recipient: z.nullable(z.string()),
  /** The order that it speaks of; null where it speaks of none. */
  order: z.nullable(z.object({ id: Id, number: z.string() })),
  status: z.enum(dispatchStatuses),
  attempts: z.int(),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type Dispatch = z.infer<typeof Dispatch>

/** What a mail or a text says. It is not kept: its words are made of what is true when they are read. */
export const DispatchWords = z.object({
  /** Of a mail whose words are told. */
  subject: z.nullable(z.string()),
  /** Null where there is nothing to tell any more, and of what carries a secret. */
  words: z.nullable(z.string()),
  /** It is a secret link or code: nobody but its recipient reads it. */
  isSecret: z.boolean(),
})
export type DispatchWords = z.infer<typeof DispatchWords>

export const ListDispatchesQuery = z.object({
  /** Words of the recipient’s address or digits of its phone, or the number of the order that it speaks of. */
  search: blankable(SearchText),
  kind: listFilter(z.enum(dispatchKinds, 'Ce genre d’envoi n’existe pas.')),
  status: listFilter(z.enum(dispatchStatuses, 'Ce statut n’existe pas.')),
  ...numberedQuery,
})
export type ListDispatchesQuery = z.output<typeof ListDispatchesQuery>
