import { createHmac } from 'node:crypto'
import { serverKey } from '../config/server-key.ts'
import type { Config } from '../config.ts'

/**
 * Keyed hash (HMAC-SHA-256) of the address or number of an erased account: sending limits go on counting under it, so that
 * registering again does not reset them, and the recipient cannot be recovered from the database alone.
 */
export const hashRecipient = (config: Pick<Config, 'secretKey' | 'dataDir'>, recipient: string): Buffer =>
  createHmac('sha256', serverKey(config, 'amic erased recipients')).update(recipient.toLowerCase()).digest()
