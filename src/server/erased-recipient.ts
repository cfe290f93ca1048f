import { createHmac } from 'node:crypto'
import { serverKey } from './config/server-key.ts'
import type { Config } from './config.ts'

/**
 * Under which what left for a recipient goes on counting once the person is erased: who registers anew with the same address
 * or number meets the same limits, and nobody can read or guess it from the database alone (HMAC-SHA-256).
 */
export const erasedRecipient = (config: Pick<Config, 'secretKey' | 'dataDir'>, recipient: string): Buffer =>
  createHmac('sha256', serverKey(config, 'amic erased recipients')).update(recipient.toLowerCase()).digest()
