import type pg from 'pg'

/** Statements that take a reference or an index away, and make it again. */
type Removable = { isIndex: boolean; drop: string; make: string }

/** Of some tables, references first; an index that a reference or a key of its own rests on stays. */
const REMOVABLE = `
  select false as "isIndex", format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
  union all
  select true, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`

/**
 * Fills tables that have neither references nor indexes meanwhile, but keys. Both are made afterwards, of all rows at once: the
 * database refuses then what it would have refused row by row. Indexes are made as many at a time as `makers` has connections;
 * references one by one, since two of them may wait for one another's tables.
 */
export async function fillBare(
  pool: pg.Pool,
  makers: pg.Pool,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<Removable>(REMOVABLE, [tables])
  for (const { drop } of rows) await pool.query(drop)
  await fill()
  const [indexes, references] = [rows.filter(row => row.isIndex), rows.filter(row => !row.isIndex)]
  await Promise.all(indexes.map(({ make }) => makers.query(make)))
  for (const { make } of references) await pool.query(make)
}
