import type { SQL } from 'drizzle-orm'
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { dialect, type Executor } from './connect.ts'

/**
 * Prepares hand-written SQL under a name; Drizzle's builders have `.prepare(name)`, `execute(sql)` has no equivalent. A name
 * stands for one SQL text (decision 12). Rows use the column names of the SQL.
 *
 *     const { rows } = await prepareSql<{ one: number }>(tx, 'one', sql`select 1 as one`).execute()
 *
 * @throws when executed: DrizzleQueryError, caused by the database, or by pg when the name is used for another text
 */
export const prepareSql = <Row extends pg.QueryResultRow>(db: Executor, name: string, query: SQL) =>
  db._.session.prepareQuery<PreparedQueryConfig & { execute: pg.QueryResult<Row> }>(
    dialect.sqlToQuery(query),
    undefined,
    name,
    false,
  )
