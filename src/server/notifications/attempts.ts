import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { mails } from '#database/schema/mails.ts'
import type { textMessages } from '#database/schema/text-messages.ts'
import { MAX_ATTEMPT_MS } from './outgoing.ts'

type Sent = typeof mails | typeof textMessages

/** Its last attempt began so long ago that it has ended, whatever became of it. */
export const lastBefore = (table: Sent, now: Date) =>
  lt(table.attemptedAt, new Date(now.getTime() - MAX_ATTEMPT_MS))

/** It failed, or is queued, and no attempt is under way. */
export const mayBegin = (table: Sent, now: Date) =>
  or(
    eq(table.status, 'failed'),
    and(eq(table.status, 'queued'), or(isNull(table.attemptedAt), lastBefore(table, now))),
  )
