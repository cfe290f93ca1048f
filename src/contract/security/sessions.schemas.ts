import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'

/** A session, as its owner sees it. */
export const OwnSession = z.object({
  id: Id,
  /** From the user agent: « Chrome sur Android ». */
  device: z.string(),
  openedAt: Instant,
  /** With a precision of an hour. */
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>
