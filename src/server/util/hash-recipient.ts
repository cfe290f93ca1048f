import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { mails } from '#database/schema/mails.ts'
import type { textMessages } from '#database/schema/text-messages.ts'
import { serverKey } from '../config/server-key.ts'
import type { Config } from '../config.ts'

/**
 * Keyed hash (HMAC-SHA-256) of the address or number of an erased account: sending limits go on counting under it, so that
 * registering again does not reset them, and the recipient cannot be recovered from the database alone.
 */
export const hashRecipient = (config: Pick<Config, 'secretKey' | 'dataDir'>, recipient: string): Buffer =>
  createHmac('sha256', serverKey(config, 'amic erased recipients')).update(recipient.toLowerCase()).digest()

/** SQL condition: the message was sent or is being sent (failed attempts do not count towards limits). */
export const hasLeft = (table: typeof mails | typeof textMessages) =>
  or(
    eq(table.status, 'sent'),
    and(eq(table.status, 'queued'), isNotNull(table.attemptedAt)),
    isNotNull(table.erasedRecipient),
  )
