import { type Placeholder, sql } from 'drizzle-orm'
import type { Executor } from './connect.ts'

/** Placeholders of a statement's values, by name. */
export type Placeholders<Values> = { readonly [Name in keyof Values]: Placeholder }

type PreparedStatement<Answer> = { execute: (values: Record<string, unknown>) => Promise<Answer> }

/**
 * A query whose SQL is generated once per connection instead of at each execution: Drizzle takes longer to generate a usual one
 * than PostgreSQL to execute it. Values are placeholders.
 *
 *     const namesRead = compiledQuery((db, at: Placeholders<{ id: string }>) =>
 *       db.select({ name: users.fullName }).from(users).where(eq(users.id, at.id)).prepare('names_read'))
 *     const [user] = await namesRead(tx, { id })
 *
 * A value compared with a column is serialized by pg; a value of an insert or update is serialized by the column's type, and must
 * then not be null where that type has its own mapping (as an instant).
 */
export function compiledQuery<Values extends object, Answer>(
  build: (db: Executor, at: Placeholders<Values>) => PreparedStatement<Answer>,
): (db: Executor, values: Values) => Promise<Answer> {
  /** By session: each connection has one, and so has the pool. */
  const statements = new WeakMap<object, PreparedStatement<Answer>>()
  return (db, values) => {
    const { session } = db._
    const built = statements.get(session) ?? build(db, anyPlaceholders as Placeholders<Values>)
    statements.set(session, built)
    return built.execute(values as Record<string, unknown>)
  }
}

/** One query per number of rows or values, each built on first use. */
export function compiledPerCount<Statement>(
  build: (count: number) => Statement,
): (count: number) => Statement {
  const built = new Map<number, Statement>()
  return count => {
    const statement = built.get(count) ?? build(count)
    built.set(count, statement)
    return statement
  }
}

/** Numbered placeholders ("id0", "id1"…); `valuesFor` returns the matching values. */
export const placeholdersFor = (name: string, count: number): Placeholder[] =>
  Array.from({ length: count }, (_, index) => sql.placeholder(`${name}${index}`))

export const valuesFor = (name: string, values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]))

const anyPlaceholders: unknown = new Proxy({}, { get: (_, name: string) => sql.placeholder(name) })
