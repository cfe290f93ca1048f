import { type Placeholder, sql } from 'drizzle-orm'
import type { Executor } from './connect.ts'

/** Where the values of a statement will stand, by their names. */
export type Places<Values> = { readonly [Name in keyof Values]: Placeholder }

type Built<Answer> = { execute: (values: Record<string, unknown>) => Promise<Answer> }

/**
 * A statement whose text is made once for each connection, and not each time that it is asked: Drizzle needs longer to write
 * a usual one than PostgreSQL to answer. What differs from one time to the next has a place in it.
 *
 *     const namesRead = builtOnce((db, at: Places<{ id: string }>) =>
 *       db.select({ name: users.fullName }).from(users).where(eq(users.id, at.id)).prepare('names_read'))
 *     const [user] = await namesRead(tx, { id })
 *
 * Compared with a column, a value travels as pg writes it; among the values of an insert or an update the column writes it,
 * which must then not be null where the column's type has a form of its own, as an instant.
 */
export function builtOnce<Values extends object, Answer>(
  build: (db: Executor, at: Places<Values>) => Built<Answer>,
): (db: Executor, values: Values) => Promise<Answer> {
  /** By session: each connection has one, and the pool. */
  const builtIn = new WeakMap<object, Built<Answer>>()
  return (db, values) => {
    const { session } = db._
    const built = builtIn.get(session) ?? build(db, anyPlaces as Places<Values>)
    builtIn.set(session, built)
    return built.execute(values as Record<string, unknown>)
  }
}

/** Statements that differ by a number, of rows or of values: each is built when it is first asked for. */
export function builtForEach<Statement>(build: (count: number) => Statement): (count: number) => Statement {
  const built = new Map<number, Statement>()
  return count => {
    const statement = built.get(count) ?? build(count)
    built.set(count, statement)
    return statement
  }
}

/** Places for so many values, as the statement names them and as they are given to it: "id0", "id1"… */
export const placesFor = (name: string, count: number): Placeholder[] =>
  Array.from({ length: count }, (_, index) => sql.placeholder(`${name}${index}`))

export const valuesFor = (name: string, values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]))

const anyPlaces: unknown = new Proxy({}, { get: (_, name: string) => sql.placeholder(name) })
