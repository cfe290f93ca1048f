import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { mails } from './mails.ts'
import type { textMessages } from './text-messages.ts'

/** SQL condition: the message was sent or is being sent (failed attempts do not count towards limits). */
export const hasLeft = (table: typeof mails | typeof textMessages) =>
  or(
    eq(table.status, 'sent'),
    and(eq(table.status, 'queued'), isNotNull(table.attemptedAt)),
    isNotNull(table.erasedRecipient),
  )
