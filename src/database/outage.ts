import { sqlStateOf } from './sql-state.ts'
import { DatabaseTimeoutError } from './timeout-client.ts'

/** Why the database cannot answer now, though the statement is not at fault. */
export type Outage = 'connection' | 'timeout' | 'busy' | 'full' | 'read-only' | 'stopping'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const bySqlState: readonly (readonly [RegExp, Outage])[] = [
  [/^08...$/, 'connection'],
  // Statement timeout or cancellation, lock timeout, idle-in-transaction timeout.
  [/^(57014|55P03|25P0[34])$/, 'timeout'],
  // Too many connections, or out of memory or another resource than disk space.
  [/^53(000|200|300|400)$/, 'busy'],
  // Serialization failures and deadlocks, after all retries.
  [/^40(001|P01)$/, 'busy'],
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^57P0[1235]$/, 'stopping'],
]

const byNetworkCode: Record<string, Outage> = {
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EPIPE: 'connection',
  ENOENT: 'connection',
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  ETIMEDOUT: 'timeout',
}

/** Errors to which pg and pg-pool give no code (pg 8.23), tested in `tests/faults/outages.test.ts`. */
const byMessage: readonly (readonly [RegExp, Outage])[] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^(Connection terminated due to connection timeout|timeout expired)$/, 'timeout'],
  [/^Connection terminated( unexpectedly)?$/, 'connection'],
  [/^Client (was closed|has encountered a connection error) and is not queryable$/, 'connection'],
]

/**
 * Classifies an outage of the database; undefined for any other error.
 * @param error thrown by a statement or a transaction. Drizzle wraps the driver's error; network errors are an AggregateError
 * when a host name has several addresses
 */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof DatabaseTimeoutError) return 'timeout'
  const state = sqlStateOf(error)
  if (state) return found(bySqlState, state)
  const { code, syscall } = error as NodeJS.ErrnoException
  // A missing file has this code, too; only for connections is it an outage.
  if (code && (code !== 'ENOENT' || syscall === 'connect') && byNetworkCode[code]) return byNetworkCode[code]
  if (error instanceof AggregateError) return outageOf(error.errors[0])
  return found(byMessage, error.message) ?? outageOf(error.cause)
}

const found = (table: readonly (readonly [RegExp, Outage])[], text: string): Outage | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]
