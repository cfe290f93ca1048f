import { resetLink } from '#contract/accounts/links.ts'
import type { Executor } from '#database/connect.ts'
import { hashOfToken, newSecretToken } from '../../util/secret-token.ts'
import { deleteExpiredResets, insertReset } from './password-resets.queries.ts'

/** Makes the token of a one-time link. It is given once and kept only as a hash; links made before it stay valid. */
export async function issueResetToken(db: Executor, userId: string, now: Date): Promise<string> {
  await deleteExpiredResets(db, now)
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + resetLink.lifetimeMs)
  await insertReset(db, { tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt })
  return token
}
