import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts'
import { OneWriteSocket } from './one-write-socket.ts'
import { APPLICATION_NAME, openProbe } from './open-probe.ts'
import { OperatorError } from './operator-error.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { supportsPreparedStatements } from './supports-prepared-statements.ts'
import { DatabaseTimeoutError, TimeoutClient, UnpreparedClient } from './timeout-client.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For queries used inside and outside of transactions. */
export type Executor = Database | Transaction

type DatabaseSettings = {
  /** An existing PostgreSQL, 15 or newer. Without it the embedded one of `dataDir` is started. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Maximum pool size; 10 by default. */
  poolSize?: number
  /** Whether named statements are prepared; true by default. */
  preparesStatements?: boolean | undefined
  /** Timeout for a result, or its next part, after which the connection is closed. None by default. */
  answerTimeoutMs?: number
  /** Receives rare messages for the operator. */
  say?: (line: string) => void
  /** Called when an idle connection is lost; the pool opens another. */
  onConnectionLost?: (error: Error) => void
  /** Called when a result has not come after half of that time: other connections may be lost as well. */
  onSlowAnswer?: () => void
}

export type Connection = {
  db: Database
  pool: pg.Pool
  /** Connection URL with its password: never log it. */
  url: string
  /** Whether the embedded server is used. */
  embedded: boolean
  /** Closes connections that received nothing for `SUSPICIOUS_IDLE_MS`: for when the network was interrupted. */
  dropUnresponsive: () => void
  /** Closes the pool, then releases the embedded server. May be called twice. */
  close: () => Promise<void>
}

/** Column names: camelCase in the schema, snake_case in SQL. */
export const CASING = 'snake_case'

const OLDEST_VERSION = 15
/** Also the wait for a free connection of the pool. On a busy machine both take seconds (decision 22). */
const CONNECT_TIMEOUT_MS = 8_000
/** Longer for the first connection: no user is waiting yet, and the machine may be starting other services. */
const FIRST_CONNECT_TIMEOUT_MS = 30_000
const IDLE_TIMEOUT_MS = 30_000
/** TCP keepalive delay. */
const KEEPALIVE_AFTER_MS = 5_000
const SUSPICIOUS_IDLE_MS = 3_000

/** DATABASE_URL cannot be used. The message is a French sentence for the operator, without the password. */
class DatabaseUnusableError extends OperatorError {
  override name = 'DatabaseUnusableError'
}

// Counts and sums are int8: parsed to numbers, but left as text beyond the safe integer range.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
})

/**
 * Connects to PostgreSQL; starts the embedded one when no URL is given. Columns are returned as Drizzle declares them; outside of
 * tables `numeric` is a string and `int8` a number. Only prepared statements depend on the session's state, so a pooler that
 * supports them, such as PgBouncer from 1.21 on, may be in between; timeouts are set on the role (migrate.ts).
 * @throws DatabaseUnusableError, EmbeddedDatabaseError with a sentence for the operator
 */
export async function connectDatabase(settings: DatabaseSettings): Promise<Connection> {
  const { databaseUrl, dataDir, say } = settings
  const server = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir, ...(say && { say }) })
  const url = databaseUrl ?? server!.url
  let closing: Promise<void> | undefined
  const { onConnectionLost = logLoss } = settings
  // Connections that end while closing are not reported as lost.
  const { pool, dropUnresponsive } = openPool(url, settings, error => {
    if (!closing) onConnectionLost(error)
  })
  const close = () => {
    closing ??= pool.end().then(() => server?.stop())
    return closing
  }
  try {
    await refuseUnusable(url)
    if (databaseUrl && settings.preparesStatements !== false)
      await refusePoolerWithoutPreparedStatements(databaseUrl)
  } catch (error) {
    await close()
    throw error
  }
  const db = drizzle(pool, { casing: CASING })
  db.transaction = runTransactions(pool)
  return { db, pool, url, embedded: server !== undefined, dropUnresponsive, close }
}

function openPool(
  url: string,
  { poolSize = 10, preparesStatements = true, answerTimeoutMs, onSlowAnswer }: DatabaseSettings,
  onLoss: (error: Error) => void,
): { pool: pg.Pool; dropUnresponsive: () => void } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    // Statements sent without awaiting one another are pipelined: see pipelined.ts.
    pipeline: true,
    stream: () => new OneWriteSocket(),
    Client: preparesStatements ? TimeoutClient : UnpreparedClient,
  })
  const clients = new Set<TimeoutClient>()
  const drop = (isLost: (client: TimeoutClient) => boolean) => {
    for (const client of clients) {
      if (client.hasBeenIdleFor(SUSPICIOUS_IDLE_MS) && isLost(client)) client.abandon(SUSPICIOUS_IDLE_MS)
    }
  }
  pool.on('error', onLoss)
  pool.on('remove', client => clients.delete(client as unknown as TimeoutClient))
  pool.on('connect', connected => {
    const client = connected as unknown as TimeoutClient
    clients.add(client)
    if (answerTimeoutMs !== undefined) client.setAnswerTimeout(answerTimeoutMs, onSlowAnswer)
    // A connection lost in use fails its query. Without a listener the event would also crash the process.
    client.on('error', error => {
      if (!(error instanceof DatabaseTimeoutError && client.isWaiting)) return
      // When one is lost, idle ones probably are too; busy ones may only have long statements.
      drop(({ isWaiting }) => !isWaiting)
    })
  })
  return { pool, dropUnresponsive: () => drop(() => true) }
}

/**
 * Replaces `db.transaction`. Drizzle's own (0.45) never releases a connection whose `begin` failed, which would leak a pool slot
 * for each lost connection.
 */
function runTransactions(pool: pg.Pool): Database['transaction'] {
  return (work, config) =>
    retryOnConflict(async () => {
      const client = await pool.connect()
      try {
        return await sessionOf(client).transaction(work, config)
      } finally {
        // The pool removes a broken connection.
        client.release()
      }
    })
}

type Session = NodePgSession<Record<string, never>, Record<string, never>>

export const dialect = new PgDialect({ casing: CASING })
const sessions = new WeakMap<pg.PoolClient, Session>()

/** One session per connection; compiled queries are stored by session (compiled-query.ts). */
export function sessionOf(client: pg.PoolClient): Session {
  const session = sessions.get(client) ?? new NodePgSession(client, dialect, undefined)
  sessions.set(client, session)
  return session
}

const logLoss = (error: Error) => console.error(`Connexion à la base de données perdue : ${error.message}`)

async function refuseUnusable(url: string): Promise<void> {
  let found: { version: string; encoding: string }
  try {
    // A connection outside of the pool: the limits that migrations set on the role apply only to later connections.
    const client = await openProbe(url, FIRST_CONNECT_TIMEOUT_MS)
    const { rows } = await client
      .query<typeof found>(
        "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
      )
      .finally(() => void client.end())
    found = rows[0]!
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new DatabaseUnusableError(`La base de données ne répond pas (${reason}). Vérifiez DATABASE_URL.`, {
      cause: error,
    })
  }
  const { version, encoding } = found
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new DatabaseUnusableError(
      `DATABASE_URL mène à PostgreSQL ${version} : il faut la version ${OLDEST_VERSION} ou une plus récente.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseUnusableError(
      `La base de DATABASE_URL est en ${encoding} : il la faut en UTF8. Créez-la par « createdb -E UTF8 -T template0 ».`,
    )
  }
}

async function refusePoolerWithoutPreparedStatements(databaseUrl: string): Promise<void> {
  if (await supportsPreparedStatements(databaseUrl, FIRST_CONNECT_TIMEOUT_MS)) return
  throw new DatabaseUnusableError(
    'Un répartiteur de connexions qui ne connaît pas les instructions préparées, comme PgBouncer avant sa version 1.21 en mode ' +
      'transaction, se tient devant PostgreSQL. Mettez-le à jour, ou donnez DATABASE_PREPARED_STATEMENTS=0.',
  )
}
