import { sqlStateOf } from './sql-state.ts'
import { DatabaseTimeoutError } from './timeout-client.ts'

/** Why the database cannot answer now, though nothing is wrong with what was asked. */
export type Outage = 'connection' | 'timeout' | 'busy' | 'full' | 'read-only' | 'stopping'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const bySqlState: readonly (readonly [RegExp, Outage])[] = [
  [/^08...$/, 'connection'],
  // Cancelled, or a lock that was not given, by a limit of time; idle in a transaction for too long.
  [/^(57014|55P03|25P0[34])$/, 'timeout'],
  // Too many connections, out of memory or of another resource than the disk.
  [/^53(000|200|300|400)$/, 'busy'],
  // Ended for the sake of another transaction, again and again.
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

/** pg and pg-pool give these errors no code (pg 8.23): `tests/faults/outages.test.ts` meets them. */
const byMessage: readonly (readonly [RegExp, Outage])[] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^(Connection terminated due to connection timeout|timeout expired)$/, 'timeout'],
  [/^Connection terminated( unexpectedly)?$/, 'connection'],
  [/^Client (was closed|has encountered a connection error) and is not queryable$/, 'connection'],
]

/**
 * The one place that tells an outage of the database from a fault of ours.
 * @param error what a statement or a transaction threw; Drizzle wraps the driver's error, whose network errors come several at
 * a time where a name has several addresses
 */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof DatabaseTimeoutError) return 'timeout'
  const state = sqlStateOf(error)
  if (state) return found(bySqlState, state)
  const { code, syscall } = error as NodeJS.ErrnoException
  // Files are missing too; only connections are asked for by these.
  if (code && (code !== 'ENOENT' || syscall === 'connect') && byNetworkCode[code]) return byNetworkCode[code]
  if (error instanceof AggregateError) return outageOf(error.errors[0])
  return found(byMessage, error.message) ?? outageOf(error.cause)
}

const found = (table: readonly (readonly [RegExp, Outage])[], text: string): Outage | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]
