import { resetLink } from '#contract/accounts/links.ts'
import type { Executor } from '#database/connect.ts'
import { hashOfToken, newSecretToken } from '../../util/secret-token.ts'
import { deleteExpiredResets, insertReset } from './password-resets.queries.ts'

/** Creates a one-time token; only its hash is stored. Earlier links stay valid. */
export async function issueResetToken(db: Executor, userId: string, now: Date): Promise<string> {
  await deleteExpiredResets(db, now)
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + resetLink.lifetimeMs)
  await insertReset(db, { tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt })
  return token
}
