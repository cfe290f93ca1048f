import * as z from 'zod/mini'
import { blankable, Id, Instant, listFilter, numberedQuery, SearchText, STATUS_UNKNOWN } from '../common.ts'
import { dispatchKinds, dispatchStatuses } from './facts.ts'

/** A mail or text in any status, or a failed background job. */
export const Dispatch = z.object({
  /** A UUID; the digits of an integer for a job. */
  id: z.string(),
  kind: z.enum(dispatchKinds),
  /** Technical name: the kind of mail or text, or the name of the job. */
  about: z.string(),
  /** E-mail address, or phone number in E.164 format; null for a job. */
  recipient: z.nullable(z.string()),
  /** The order that it is about, also by a refund or a problem; null without one. */
  order: z.nullable(z.object({ id: Id, number: z.string() })),
  status: z.enum(dispatchStatuses),
  attempts: z.int(),
  /** Error of the last failed attempt, or the limit that dropped a text; null otherwise. */
  error: z.nullable(z.string()),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type Dispatch = z.infer<typeof Dispatch>

/** Preview of a mail or text, written from current data: sent contents are not stored. */
export const DispatchWords = z.object({
  /** Subject of a mail; null for texts, and without `words`. */
  subject: z.nullable(z.string()),
  /** Null when it no longer applies, and when it is secret. */
  words: z.nullable(z.string()),
  /** Whether it contains a secret link or code: administrators get no preview. */
  isSecret: z.boolean(),
})
export type DispatchWords = z.infer<typeof DispatchWords>

export const ListDispatchesQuery = z.object({
  /** Parts of the recipient's address or phone number, or the number of the order that it is about. */
  search: blankable(SearchText),
  kind: listFilter(z.enum(dispatchKinds, 'Ce genre d’envoi n’existe pas.')),
  status: listFilter(z.enum(dispatchStatuses, STATUS_UNKNOWN)),
  ...numberedQuery,
})
export type ListDispatchesQuery = z.output<typeof ListDispatchesQuery>
