import { randomBytes } from 'node:crypto'

const PAYMENT = 'AMIC-'
const TRANSFER = 'PAY-'
/** Crockford's base32: no ambiguous letters. */
export const ID_LETTERS: readonly string[] = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const RANDOM_CHARACTERS = 24

/** An unguessable id (120 random bits) within the provider's form: at most 30 characters of [A-Z0-9-]. */
function unguessableId(prefix: string): string {
  // 256 is a multiple of 32: every letter is equally likely.
  const letters = Array.from(randomBytes(RANDOM_CHARACTERS), byte => ID_LETTERS[byte % ID_LETTERS.length])
  return prefix + letters.join('')
}

export const newTransactionId = (): string => unguessableId(PAYMENT)
export const newTransferId = (): string => unguessableId(TRANSFER)

const FORM = /^AMIC-[0-9A-HJKMNP-TV-Z]{24}$/
const TRANSFER_FORM = /^PAY-[0-9A-HJKMNP-TV-Z]{24}$/

/** Whether the text has the format of a payment's transaction id. */
export const isTransactionId = (text: string): boolean => FORM.test(text)
/** Whether the text has the format of a transfer's transaction id. */
export const isTransferId = (text: string): boolean => TRANSFER_FORM.test(text)
