import type { SQL } from 'drizzle-orm'
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { dialect, type Executor } from './connect.ts'

/**
 * Prepares SQL written by hand under a name. A query of Drizzle's builders has `.prepare(name)` for this, its `execute(sql)`
 * nothing of the kind. A name stands for one text, whatever the values (decision 12).
 * Rows arrive under the names that the SQL gives to its columns.
 *
 *     const { rows } = await prepareWritten<{ one: number }>(tx, 'one', sql`select 1 as one`).execute()
 *
 * @throws when executed: DrizzleQueryError, its cause from the database, or from pg when the name stands for another text already
 */
export const prepareWritten = <Row extends pg.QueryResultRow>(db: Executor, name: string, query: SQL) =>
  db._.session.prepareQuery<PreparedQueryConfig & { execute: pg.QueryResult<Row> }>(
    dialect.sqlToQuery(query),
    undefined,
    name,
    false,
  )
