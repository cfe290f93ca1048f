import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { mails } from '#database/schema/mails.ts'
import type { textMessages } from '#database/schema/text-messages.ts'
import { serverKey } from './config/server-key.ts'
import type { Config } from './config.ts'

/**
 * Under which what left for a recipient goes on counting once the person is erased: who registers anew with the same address
 * or number meets the same limits, and nobody can read or guess it from the database alone (HMAC-SHA-256).
 */
export const erasedRecipient = (config: Pick<Config, 'secretKey' | 'dataDir'>, recipient: string): Buffer =>
  createHmac('sha256', serverKey(config, 'amic erased recipients')).update(recipient.toLowerCase()).digest()

/** Sent, or being sent, now or when its recipient was erased: an attempt that failed reached nobody. */
export const hasLeft = (table: typeof mails | typeof textMessages) =>
  or(
    eq(table.status, 'sent'),
    and(eq(table.status, 'queued'), isNotNull(table.attemptedAt)),
    isNotNull(table.erasedRecipient),
  )
