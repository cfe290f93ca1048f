import type { SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { CASING, type Executor } from './connect.ts'

const dialect = new PgDialect({ casing: CASING })

/**
 * Prepares SQL written by hand under a name. A query of Drizzle's builders has `.prepare(name)` for this, its `execute(sql)`
 * nothing of the kind. A name stands for one text, whatever the values (decision 12).
 * @returns what executes it: the rows are under the names that the SQL gives to its columns
 */
export const prepareWritten = <Row extends pg.QueryResultRow>(db: Executor, name: string, query: SQL) =>
  db._.session.prepareQuery<PreparedQueryConfig & { execute: pg.QueryResult<Row> }>(
    dialect.sqlToQuery(query),
    undefined,
    name,
    false,
  )

/**
 * Executes SQL written by hand, prepared under a name.
 * @returns the rows, under the names that the SQL gives to its columns
 * @throws DrizzleQueryError, its cause from the database, or from pg when the name stands for another text already
 */
export const executePrepared = <Row extends pg.QueryResultRow>(
  db: Executor,
  name: string,
  query: SQL,
): Promise<pg.QueryResult<Row>> => prepareWritten<Row>(db, name, query).execute()
