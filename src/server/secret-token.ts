import { createHash, randomBytes } from 'node:crypto'

/** The secret of a link, which nobody can guess. It is given once and kept only as a hash. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: the secret is random and long, so that nothing slower is needed. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
