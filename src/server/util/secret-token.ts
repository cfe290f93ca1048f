import { createHash, randomBytes } from 'node:crypto'

/** A random secret for a link (256 bits). Only its hash is stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 hash of a token. No slow hash is needed, since the token is long and random. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
