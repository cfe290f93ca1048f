import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits, any as likely as another. */
export const newTextCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Of a code for one wish: the same digits for another one have another hash. */
export const hashOfTextCode = (requestId: string, code: string): Buffer =>
  createHash('sha256').update(`${requestId}:${code}`).digest()

/** Is this the code whose hash was kept? Nothing is while none was sent. */
export const isTextCode = (requestId: string, code: string, hash: Buffer | null): boolean =>
  hash !== null && timingSafeEqual(hashOfTextCode(requestId, code), hash)
