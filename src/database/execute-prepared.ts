import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { CASING, type Executor } from './connect.ts'

const dialect = new PgDialect({ casing: CASING })

/**
 * Executes SQL written by hand, prepared under a name. A query of Drizzle's builders has `.prepare(name).execute()` for this,
 * its `execute(sql)` nothing of the kind. A name stands for one text, whatever the values (decision 12).
 * @returns the rows, under the names that the SQL gives to its columns
 * @throws DrizzleQueryError, its cause from the database, or from pg when the name stands for another text already
 */
export function executePrepared<Row extends pg.QueryResultRow>(
  db: Executor,
  name: string,
  query: SQL,
): Promise<pg.QueryResult<Row>> {
  return db._.session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false).execute() as Promise<
    pg.QueryResult<Row>
  >
}
