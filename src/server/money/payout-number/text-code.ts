import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { TEXT_CODE_DIGITS } from '#contract/money/facts.ts'

/** A random code of six digits, uniformly distributed. */
export const newTextCode = (): string =>
  String(randomInt(10 ** TEXT_CODE_DIGITS)).padStart(TEXT_CODE_DIGITS, '0')

/** Hash of a code within its request: the same digits in another request have another hash. */
export const hashOfTextCode = (requestId: string, code: string): Buffer =>
  createHash('sha256').update(`${requestId}:${code}`).digest()

/** Whether this is the code of the stored hash; false while none was sent. */
export const isTextCode = (requestId: string, code: string, hash: Buffer | null): boolean =>
  hash !== null && timingSafeEqual(hashOfTextCode(requestId, code), hash)
