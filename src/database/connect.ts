import { hostname } from 'node:os'
import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { AttentiveClient, DatabaseSilentError, NamelessClient } from './attentive-client.ts'
import { beginAgain } from './begin-again.ts'
import { startEmbeddedDatabase } from './embedded/start-embedded-database.ts'
import { keepsPreparedStatements } from './keeps-prepared-statements.ts'
import { OneWriteSocket } from './one-write-socket.ts'
import { OperatorError } from './operator-error.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For queries that serve inside and outside a transaction. */
export type Executor = Database | Transaction

export type DatabaseSettings = {
  /** An existing PostgreSQL, 15 or newer. Without it the embedded one of `dataDir` is started. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Most connections that this process opens; 10 unless told. */
  poolSize?: number
  /** Whether connections prepare the statements that have names; they do unless told. */
  preparesStatements?: boolean | undefined
  /** The longest that an answer, or its next piece, may be waited for; then its connection ends. For ever unless told. */
  answerTimeoutMs?: number
  /** Receives rare lines for the person who starts AMIC. */
  say?: (line: string) => void
  /** Receives the loss of an idle connection, for the log: the pool opens another. */
  onConnectionLost?: (error: Error) => void
  /** Hears that an answer has not come in half of that time: other connections may be lost as well. */
  onSlowAnswer?: () => void
}

export type Connection = {
  db: Database
  pool: pg.Pool
  /** The address in use, with its password: never to be shown. */
  url: string
  /** Is the server ours, in the data folder? */
  embedded: boolean
  /** Ends the connections of which nothing was heard for some seconds, waited for or not: for when the network was cut. */
  dropUnresponsive: () => void
  /** Closes the pool, then lets go of the embedded server. May be called twice. */
  close: () => Promise<void>
}

/** How columns are called in SQL that are called in camel case in the schema. */
export const CASING = 'snake_case'

const OLDEST_VERSION = 15
/** Also for a connection of the pool to come free. */
const CONNECT_TIMEOUT_MS = 4_000
const IDLE_TIMEOUT_MS = 30_000
/** Before the system asks whether the other side of a connection is still there. */
const KEEPALIVE_AFTER_MS = 5_000
const SUSPICIOUS_SILENCE_MS = 3_000

/** Of this process: others tell by it that it is there. */
const APPLICATION_NAME = `amic ${hostname()} ${process.pid}`

/** DATABASE_URL cannot be used as it is. The message is a French sentence for the operator, without the password. */
class DatabaseUnusableError extends OperatorError {
  override name = 'DatabaseUnusableError'
}

// Counts and sums arrive as int8. Beyond what a number holds exactly, the text is kept rather than a wrong number.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
})

/**
 * Connects to PostgreSQL, starting the embedded one when no address is given. Columns arrive as Drizzle declares
 * them; outside of tables `numeric` is a string and `int8` a number. Nothing but prepared statements depends on the state
 * of a session, so a pooler that knows these, such as PgBouncer from 1.21 on, may stand between; the time limits of
 * statements are those that migrate.ts gives the role.
 * @throws DatabaseUnusableError, EmbeddedDatabaseError with a sentence for the operator.
 */
export async function connectDatabase(settings: DatabaseSettings): Promise<Connection> {
  const { databaseUrl, dataDir, say } = settings
  const server = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir, ...(say && { say }) })
  const url = databaseUrl ?? server!.url
  let closing: Promise<void> | undefined
  const { onConnectionLost = logLoss } = settings
  // The pool does not wait until the server has heard its farewells: connections that end now are no loss.
  const { pool, dropUnresponsive } = openPool(url, settings, error => {
    if (!closing) onConnectionLost(error)
  })
  const close = () => {
    closing ??= pool.end().then(() => server?.stop())
    return closing
  }
  try {
    await refuseUnusable(pool)
    if (databaseUrl && settings.preparesStatements !== false) await refuseForgetful(databaseUrl)
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
    // Statements that do not wait for one another's answers travel together: see in-one-trip.ts.
    pipeline: true,
    stream: () => new OneWriteSocket(),
    Client: preparesStatements ? AttentiveClient : NamelessClient,
  })
  const clients = new Set<AttentiveClient>()
  const drop = (isLost: (client: AttentiveClient) => boolean) => {
    for (const client of clients) {
      if (client.hasBeenSilentFor(SUSPICIOUS_SILENCE_MS) && isLost(client))
        client.abandon(SUSPICIOUS_SILENCE_MS)
    }
  }
  pool.on('error', onLoss)
  pool.on('remove', client => clients.delete(client as unknown as AttentiveClient))
  pool.on('connect', connected => {
    const client = connected as unknown as AttentiveClient
    clients.add(client)
    if (answerTimeoutMs !== undefined) client.setAnswerTimeout(answerTimeoutMs, onSlowAnswer)
    // A connection lost while in use fails its query, which tells. Without a listener it would end the process too.
    client.on('error', error => {
      if (!(error instanceof DatabaseSilentError && client.isWaiting)) return
      // Where one was lost, those that nobody waits for are no better; others may only have long statements.
      drop(({ isWaiting }) => !isWaiting)
    })
  })
  return { pool, dropUnresponsive: () => drop(() => true) }
}

/**
 * How `db.transaction` runs. Drizzle's own (0.45) never gives back a connection whose `begin` failed: each that was lost
 * without a word would cost the pool a place for good.
 */
function runTransactions(pool: pg.Pool): Database['transaction'] {
  return (work, config) =>
    beginAgain(async () => {
      const client = await pool.connect()
      try {
        return await sessionOf(client).transaction(work, config)
      } finally {
        // One that broke meanwhile leaves the pool.
        client.release()
      }
    })
}

type Session = NodePgSession<Record<string, never>, Record<string, never>>

export const dialect = new PgDialect({ casing: CASING })
const sessions = new WeakMap<pg.PoolClient, Session>()

/** A connection has one session for as long as it lives, which keeps what was built for it (built-once.ts). */
export function sessionOf(client: pg.PoolClient): Session {
  const session = sessions.get(client) ?? new NodePgSession(client, dialect, undefined)
  sessions.set(client, session)
  return session
}

const logLoss = (error: Error) => console.error(`Connexion à la base de données perdue : ${error.message}`)

async function refuseUnusable(pool: pg.Pool): Promise<void> {
  let found: { version: string; encoding: string }
  try {
    const client = await pool.connect()
    const { rows } = await client
      .query<typeof found>(
        "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
      )
      // The limits that migrations give to the role hold for connections opened after them.
      .finally(() => client.release(true))
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

async function refuseForgetful(databaseUrl: string): Promise<void> {
  if (await keepsPreparedStatements(databaseUrl, CONNECT_TIMEOUT_MS)) return
  throw new DatabaseUnusableError(
    'Un répartiteur de connexions qui ne connaît pas les instructions préparées, comme PgBouncer avant sa version 1.21 en mode ' +
      'transaction, se tient devant PostgreSQL. Mettez-le à jour, ou donnez DATABASE_PREPARED_STATEMENTS=0.',
  )
}
