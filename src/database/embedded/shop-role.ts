import { createHmac } from 'node:crypto'
import pg from 'pg'

/** The application's role: owns its database, without rights on the server or the machine. */
const SHOP_ROLE = 'amic_shop'

/** Arbitrary key of an advisory lock: of two processes that start at once one does the work. */
const ROLE_LOCK = 2_107_202_602

/** Derived from the superuser's password, so that one file is enough for both. */
const passwordOf = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(SHOP_ROLE).digest('base64url')

/**
 * Selects statements that transfer everything in the database to the application's role, except what extensions created.
 * Sequences of columns follow their tables.
 */
const GIVE_AWAY = `
  with schemas as (
    select oid, nspname from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'
  ),
  kept as (
    select classid, objid from pg_depend where deptype = 'e'
    union all
    select classid, objid from pg_depend where classid = 'pg_class'::regclass and deptype in ('a', 'i')
      and refclassid = 'pg_class'::regclass
  ),
  things (classid, objid, statement) as (
    select 'pg_namespace'::regclass, oid, format('schema %I', nspname) from schemas where nspname <> 'public'
    union all
    select 'pg_class'::regclass, c.oid,
      case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'm' then 'materialized view ' else 'table ' end
        || c.oid::regclass
    from pg_class c join schemas on schemas.oid = relnamespace where relkind in ('r', 'p', 'S', 'v', 'm')
    union all
    select 'pg_proc'::regclass, p.oid, 'routine ' || p.oid::regprocedure
    from pg_proc p join schemas on schemas.oid = pronamespace
    union all
    select 'pg_type'::regclass, t.oid, 'type ' || t.oid::regtype
    from pg_type t join schemas on schemas.oid = typnamespace
    left join pg_class c on c.oid = typrelid
    where typtype in ('e', 'd', 'r') or (typtype = 'c' and c.relkind = 'c')
    union all
    select 'pg_ts_config'::regclass, t.oid, 'text search configuration ' || t.oid::regconfig
    from pg_ts_config t join schemas on schemas.oid = cfgnamespace
    union all
    select 'pg_ts_dict'::regclass, t.oid, 'text search dictionary ' || t.oid::regdictionary
    from pg_ts_dict t join schemas on schemas.oid = dictnamespace
  )
  select format('alter %s owner to ${SHOP_ROLE}', statement) as statement
  from things where not exists (
    select from kept where kept.classid = things.classid and kept.objid = things.objid
  )`

/**
 * Ensures that the application has a role of its own, which owns its database and all in it: an SQL injection through the shop
 * then reads no file of the machine and runs no program. The objects of an older cluster, where the superuser created everything,
 * are transferred. Called at each start.
 * @param superuserUrl of the shop's database
 * @returns the database URL for the application, with its password
 */
export async function ensureShopRole(superuserUrl: string): Promise<string> {
  const url = new URL(superuserUrl)
  const password = passwordOf(url.password)
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK])
    if (!(await hasShopRole(client))) await transferOwnership(client, password)
    await client.query('commit')
  } finally {
    await client.end()
  }
  url.username = SHOP_ROLE
  url.password = password
  return url.href
}

async function hasShopRole(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owner: string }>(
    'select datdba::regrole::text as owner from pg_database where datname = current_database()',
  )
  return rows[0]?.owner === SHOP_ROLE
}

async function transferOwnership(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query<{ name: string; known: boolean }>(
    'select quote_ident(current_database()) as name, exists (select from pg_roles where rolname = $1) as known',
    [SHOP_ROLE],
  )
  const { name, known } = rows[0]!
  await client.query(
    `${known ? 'alter' : 'create'} role ${SHOP_ROLE} login password ${client.escapeLiteral(password)}`,
  )
  await client.query(`alter database ${name} owner to ${SHOP_ROLE}`)
  const { rows: things } = await client.query<{ statement: string }>(GIVE_AWAY)
  for (const { statement } of things) await client.query(statement)
}
