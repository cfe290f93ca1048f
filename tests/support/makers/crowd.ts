import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '#contract/durations.ts'
import type { Executor } from '#database/connect.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'

/** Creates many customers with phone numbers and sessions, and returns their cookies. Their passwords are invalid. */
export async function createCrowd(db: Executor, size: number): Promise<string[]> {
  const people = Array.from({ length: size }, () => ({
    id: newId(),
    token: randomBytes(32).toString('base64url'),
  }))
  await db.insert(users).values(
    people.map(({ id }, index) => ({
      id,
      phone: `+22507${String(index).padStart(8, '0')}`,
      username: id,
      email: `${id}@amic.example`,
      passwordHash: 'none',
      fullName: 'Une personne',
      region: 'Abidjan' as const,
    })),
  )
  await db.insert(sessions).values(
    people.map(({ id, token }) => ({
      tokenHash: createHash('sha256').update(token).digest(),
      userId: id,
      role: 'customer' as const,
      expiresAt: new Date(Date.now() + DAY_MS),
    })),
  )
  return people.map(({ token }) => `amic_customer=${token}`)
}

/** The request that places an order, with this cookie. */
export const orderRequest = (cookie: string, body: unknown, key = newId()) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
  body: JSON.stringify(body),
})

/** Places an order as one of them. */
export const sendOrder = (url: string, cookie: string, body: unknown, key?: string): Promise<Response> =>
  fetch(`${url}/api/orders`, orderRequest(cookie, body, key))
