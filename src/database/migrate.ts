import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { OperatorError } from './operator-error.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

/** Any number, the same in every process of AMIC. */
const MIGRATION_LOCK = 2_107_202_601

/** Pages answer in milliseconds: what lasts longer is stuck, and holds locks that others wait for. */
const limits = {
  statement_timeout: '30s',
  /** Who waits for a row that nobody gives back would, once it has it, keep it from the next in line. */
  lock_timeout: '5s',
  /**
   * Transactions wait for nothing but the database: one that is idle has lost its client, with the rows that it holds. Whoever removes
   * files within one says how long it may wait.
   */
  idle_in_transaction_session_timeout: '10s',
  // A client that is gone without a word is noticed by the server, too.
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '2s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
}

/**
 * The end of the history that the initial schema was written from (decision 50). A database that reached it holds what the
 * migrations up to its time make, and keeps its own record of how it came there.
 */
export const FORMER_HISTORY_END = {
  hash: 'a48ec9e74394247464a54ec992ee14583b449a502c4fc7fdec36751120b680de',
  at: 1_795_674_539_758,
}

/** The database was made by a version of AMIC whose migrations are not the first of ours: nothing leads from it to us. */
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
 * Brings the database to the version of this code: the tables of the job queue, then the migrations of Drizzle that
 * are not recorded yet, all or none. Several processes may start at once: the first works, the others wait. The lock
 * lives in a transaction, not in a session, so that a pooler may stand between. It needs two connections of the pool.
 * @param complete what the database has to hold beside its tables, in the same transaction
 * @throws ForeignDatabaseError, having changed nothing of the shop's tables
 */
export async function migrateDatabase(
  pool: pg.Pool,
  complete: (client: pg.PoolClient) => Promise<void> = async () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await runMigrations({ pgPool: pool, logger: silentLogger })
    await limitStatements(client)
    await applyPending(client)
    await complete(client)
    await client.query('commit')
  } catch (error) {
    // Closing the connection rolls back, also when the connection is what failed.
    client.release(true)
    throw error
  }
  client.release()
}

/** The table is the one that drizzle-kit keeps: `drizzle-kit migrate` and this function may take turns. */
async function applyPending(client: pg.PoolClient): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const applied = withoutFormerHistory(
    rows.map(({ hash }) => hash),
    ours,
  )
  // A newer version may have gone on from ours: a process of the version before serves beside it.
  if (ours.some(({ hash }, index) => index < applied.length && applied[index] !== hash))
    throw new ForeignDatabaseError()
  for (const migration of ours.slice(applied.length)) await apply(client, migration)
}

/** The hashes that a database has on record, with those of the initial schema in the place of the history before it. */
function withoutFormerHistory(recorded: string[], ours: MigrationMeta[]): string[] {
  const end = recorded.indexOf(FORMER_HISTORY_END.hash)
  if (end < 0) return recorded
  const initial = ours.filter(({ folderMillis }) => folderMillis <= FORMER_HISTORY_END.at)
  return [...initial.map(({ hash }) => hash), ...recorded.slice(end + 1)]
}

/** Removes all that AMIC keeps in a database, whichever version made it: tables, job queue, record of migrations. */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  await pool.query(`
    drop schema if exists drizzle, graphile_worker cascade;
    drop schema public cascade;
    create schema public`)
}

async function apply(client: pg.PoolClient, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}

/** Limits belong to the role in this database: a pooler refuses or mixes up the settings of a session. */
async function limitStatements(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const role = `alter role current_user in database ${rows[0]!.name}`
  for (const [name, value] of Object.entries(limits)) await client.query(`${role} set ${name} = '${value}'`)
}

// Its failures are thrown; the rest is of no interest at each start.
const silentLogger = new Logger(() => () => {})
