import { randomInt } from 'node:crypto'
import { hashOfToken } from '../../util/secret-token.ts'

const CODE_COUNT = 10
/** Without letters and digits that look alike: 16 characters have about 80 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** New recovery codes, each valid once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'))

/** Hashes a recovery code, ignoring case and separators. */
export const hashOfRecoveryCode = (code: string): Buffer =>
  hashOfToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
