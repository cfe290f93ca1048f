import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'

const DAY_MS = 86_400_000

/** A new person with this role, and the cookie of its session. */
export async function signIn(
  pool: pg.Pool,
  role: 'customer' | 'admin',
): Promise<{ id: string; cookie: string }> {
  const id = v7()
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into users (id, username, email, password_hash, full_name, region, role)
     values ($1, $2, $3, 'none', 'Banc', 'Abidjan', $4)`,
    [id, id, `${id}@amic.example`, role],
  )
  await pool.query(`insert into sessions (token_hash, user_id, role, expires_at) values ($1, $2, $3, $4)`, [
    createHash('sha256').update(token).digest(),
    id,
    role,
    new Date(Date.now() + DAY_MS),
  ])
  return { id, cookie: `amic_${role}=${token}` }
}
