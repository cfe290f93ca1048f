import type { Role } from '#contract/endpoint.ts'
import type { Database } from '#database/connect.ts'
import { openSession } from '#server/http/sessions/sessions.ts'
import { storedUser } from './people.ts'

/** Creates a session, and returns its token. */
export async function createSession(
  db: Database,
  role: Role,
  userId: string,
  now = new Date(),
): Promise<string> {
  const user = await storedUser(db, userId)
  const token = user && (await openSession(db, { role, user, now, userAgent: null }))
  if (!token) throw new Error(`${userId} cannot sign in as ${role}`)
  return token
}
