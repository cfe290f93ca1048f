import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { OperatorError } from './operator-error.ts'
import { type Retries, retryTransaction } from './retry-transaction.ts'
import { SQL_STATE } from './sql-state.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

/** Arbitrary key of the advisory lock, the same in every AMIC process. */
const MIGRATION_LOCK = 2_107_202_601

/** Statements take milliseconds: a longer one is stuck, and holds locks that others wait for. */
const limits = {
  statement_timeout: '30s',
  /** Otherwise transactions queue behind a lock that is not released, and each one blocks the next once it has it. */
  lock_timeout: '5s',
  /**
   * Transactions wait for the database only: an idle one has lost its client, and still holds its row locks. Code that removes
   * files within a transaction sets its own limit.
   */
  idle_in_transaction_session_timeout: '10s',
  // So that the server detects lost clients, too.
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '2s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
}

/**
 * The last migration of the history that the initial schema replaced (decision 50). A database that reached it has the schema
 * that the migrations up to its time create, under a record of its own.
 */
export const FORMER_HISTORY_END = {
  hash: 'a48ec9e74394247464a54ec992ee14583b449a502c4fc7fdec36751120b680de',
  at: 1_795_674_539_758,
}

/** The database was created by a version of AMIC whose migrations are not the first of these: there is no upgrade path. */
export class ForeignDatabaseError extends OperatorError {
  override name = 'ForeignDatabaseError'

  constructor() {
    super(
      'Cette base de données a été faite par une version d’AMIC trop ancienne, ou d’une autre lignée : celle-ci ne peut pas ' +
        'lui faire suite. Pour l’effacer et recommencer avec les données de démonstration : npm run demo:reset',
    )
  }
}

/**
 * Migrates the database to the version of this code: the tables of the job queue, then the pending migrations of Drizzle. Each is
 * committed by itself, so that a table that it locks is free again before the next one begins; after a failure or a lost
 * connection the next start continues where this one stopped. When several processes start at once, one migrates and the others
 * wait: the advisory lock belongs to a transaction, not to a session, so that a pooler may be in between. Uses two connections of
 * the pool.
 * @param complete adds initial rows once nothing is pending; called at each start
 * @param patience how long, and how often, a migration waits for a lock
 * @throws ForeignDatabaseError, having changed none of the shop's tables
 * @throws pg.DatabaseError 55P03 when a table stays in use through all attempts: the migration's transaction is rolled back
 */
export async function migrateDatabase(
  pool: pg.Pool,
  complete: (client: pg.PoolClient) => Promise<void> = async () => {},
  patience: LockPatience = LOCK_PATIENCE,
): Promise<void> {
  await inMigrationTransaction(pool, async client => {
    await runMigrations({ pgPool: pool, logger: silentLogger })
    await limitStatements(client)
    await createRecord(client)
  })
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const applyNext = () =>
    inMigrationTransaction(pool, async client => {
      const [next] = await readPending(client, ours)
      if (next) await apply(client, next, patience)
      else await complete(client)
      return next !== undefined
    })
  const retries: Retries = { ...patience, states: [SQL_STATE.lockNotAvailable] }
  let isPending = true
  while (isPending) isPending = await retryTransaction(retries, applyNext)
}

/** How long a migration waits for a lock on a table that is in use, and how often it tries, in milliseconds. */
interface LockPatience extends Pick<Retries, 'attempts' | 'pauseMs'> {
  lockTimeoutMs: number
}

/**
 * Everything that uses a table queues behind a migration that waits for it. So a migration waits for less than an order does
 * (`limits.lock_timeout`), lets the others pass, and tries again: for two minutes or so.
 */
const LOCK_PATIENCE: LockPatience = { lockTimeoutMs: 2_000, pauseMs: 1_000, attempts: 40 }

/** A transaction under the lock that one process at a time holds, with no limit on how long it may take. */
async function inMigrationTransaction<T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const result = await act(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closing the connection rolls back, also when the connection is what failed.
    client.release(true)
    throw error
  }
}

/** The table of drizzle-kit, so that `drizzle-kit migrate` and `migrateDatabase` are interchangeable. */
async function createRecord(client: pg.PoolClient): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** @throws ForeignDatabaseError when what is recorded is not the beginning of our migrations */
async function readPending(client: pg.PoolClient, ours: MigrationMeta[]): Promise<MigrationMeta[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  const applied = withoutFormerHistory(
    rows.map(({ hash }) => hash),
    ours,
  )
  // More migrations than ours are accepted: a process of the previous version may run beside a newer one.
  if (ours.some(({ hash }, index) => index < applied.length && applied[index] !== hash))
    throw new ForeignDatabaseError()
  return ours.slice(applied.length)
}

/** The recorded hashes, with those of the initial schema in place of the history that it replaced. */
function withoutFormerHistory(recorded: string[], ours: MigrationMeta[]): string[] {
  const end = recorded.indexOf(FORMER_HISTORY_END.hash)
  if (end < 0) return recorded
  const initial = ours.filter(({ folderMillis }) => folderMillis <= FORMER_HISTORY_END.at)
  return [...initial.map(({ hash }) => hash), ...recorded.slice(end + 1)]
}

/** Removes everything that any version of AMIC stores in a database: tables, job queue, record of migrations. */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  await pool.query(`
    drop schema if exists drizzle, graphile_worker cascade;
    drop schema public cascade;
    create schema public`)
}

async function apply(
  client: pg.PoolClient,
  { sql, hash, folderMillis }: MigrationMeta,
  { lockTimeoutMs }: LockPatience,
): Promise<void> {
  await client.query("select set_config('lock_timeout', $1, true)", [`${lockTimeoutMs}ms`])
  for (const statement of sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}

/** Sets the limits on the role in this database: a pooler refuses session settings, or mixes them up. */
async function limitStatements(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const role = `alter role current_user in database ${rows[0]!.name}`
  for (const [name, value] of Object.entries(limits)) await client.query(`${role} set ${name} = '${value}'`)
}

// Failures are thrown; other messages are not worth logging at each start.
const silentLogger = new Logger(() => () => {})
