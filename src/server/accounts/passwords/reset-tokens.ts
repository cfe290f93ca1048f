import type { Executor } from '#database/connect.ts'
import { hashOfToken, newSecretToken } from '../../secret-token.ts'
import { deleteExpiredResets, insertReset } from './password-resets.queries.ts'

/** How long a link of 'Mot de passe oublié ?' lives. */
const RESET_LINK_LIFETIME_MS = 3_600_000

/** Makes the token of a one-time link. It is given once and kept only as a hash; links made before it stay valid. */
export async function issueResetToken(db: Executor, userId: string, now: Date): Promise<string> {
  await deleteExpiredResets(db, now)
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + RESET_LINK_LIFETIME_MS)
  await insertReset(db, { tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt })
  return token
}
