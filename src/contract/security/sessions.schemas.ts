import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'

/** A browser in which somebody is signed in, as that person sees it. */
export const OwnSession = z.object({
  id: Id,
  /** As the browser says of itself: « Chrome sur Android ». */
  device: z.string(),
  openedAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>
