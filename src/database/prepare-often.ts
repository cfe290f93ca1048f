import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A statement seen so often is worth a plan that connections keep. */
const OFTEN = 3
/** Each costs the server some memory on every connection. */
const MOST_PREPARED = 300
/** Texts of which one does not know yet; beyond, all are forgotten. */
const MOST_SEEN = 2_000

/** What is best depends on the values: how many rows a word finds, how far down a list one is. */
const DEPENDS_ON_VALUES = /\b(?:limit|like|ilike|group by)\b|@@|<->/i

/** Whether one plan serves a statement whatever its values: it finds its rows by keys. */
export const hasOnePlan = (text: string): boolean => !DEPENDS_ON_VALUES.test(text)

/**
 * Names for statements that come often, by which connections keep their plans: planning takes longer than finding a row by
 * its key. Equal texts have equal names.
 */
export class StatementNames {
  readonly #seen = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** Counts the text; its name once it came often. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name || this.#names.size >= MOST_PREPARED) return name
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times === 1 && this.#seen.size >= MOST_SEEN) this.#seen.clear()
    this.#seen.set(text, times)
    if (times < OFTEN || !hasOnePlan(text)) return undefined
    const made = `amic-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    this.#names.set(text, made)
    return made
  }
}

type Query = { text: string; name?: string }

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** Has a connection prepare the statements that come often. */
export function prepareOften(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const queryPrepared = (statement: unknown, ...rest: unknown[]) => {
    const name = isQuery(statement) && !statement.name ? names.nameOf(statement.text) : undefined
    return query(name ? { ...(statement as Query), name } : statement, ...rest)
  }
  client.query = queryPrepared as typeof client.query
}
