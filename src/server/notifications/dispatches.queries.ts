import { and, type SQL, sql } from 'drizzle-orm'
import { UUID_PATTERN } from '#contract/is-uuid.ts'
import { MAX_COUNTED } from '#contract/list-limits.ts'
import type { DispatchKind, DispatchStatus } from '#contract/notifications/facts.ts'
import type { Dispatch, ListDispatchesQuery } from '#contract/notifications/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { problems } from '#database/schema/problems.ts'
import { refunds } from '#database/schema/refunds.ts'
import { matchesPerson } from '../accounts/public.ts'
import { findOrderByNumber, type NamedOrder, nameOrders } from '../orders/public.ts'
import { type Channel, mailChannel, textChannel } from './channels.ts'

type Selection = {
  status: DispatchStatus | undefined
  /** What to search for; undefined for no restriction. */
  found: SearchMatch | undefined
  atMost: number
}

type SearchMatch = { search: string; orderId: string | undefined }

/**
 * Subquery: ids of the latest messages to matching recipients, and of all about the order, its refunds and its problems. Each
 * part uses an index. Texts are not searched by refund: those about a refund name its order too.
 */
function idsFound(
  { name, table }: Channel,
  { search, orderId }: SearchMatch,
  isOfStatus: SQL | undefined,
): SQL {
  const { id, about, recipientText } = table
  const idsWhere = (matches: SQL | undefined) =>
    sql`select ${id} from ${table} where ${and(isOfStatus, matches)}`
  const toRecipients = sql`(${idsWhere(matchesPerson(search, recipientText))} order by ${id} desc limit ${MAX_COUNTED})`
  if (orderId === undefined) return toRecipients
  const idsOfOrder = (of: typeof refunds | typeof problems) =>
    sql`any(array(select id::text from ${of} where ${of.orderId} = ${orderId}))`
  const ofOrder = [
    idsWhere(sql`${about} ->> 'orderId' = ${orderId}`),
    idsWhere(sql`${about} ->> 'problemId' = ${idsOfOrder(problems)}`),
    ...(name === 'mail' ? [idsWhere(sql`${about} ->> 'refundId' = ${idsOfOrder(refunds)}`)] : []),
  ]
  return sql.join([toRecipients, ...ofOrder], sql` union `)
}

/** Subquery: the latest messages of a channel. Ordered by id, which is chronological and indexed (as a uuid, not as text). */
function latestOf(channel: Channel, { status, found, atMost }: Selection): SQL {
  const { name, table } = channel
  const isOfStatus = status && sql`status = ${status}`
  const condition = found
    ? sql`${table.id} = any(array(${idsFound(channel, found, isOfStatus)}))`
    : isOfStatus
  return sql`(
  select id::text, ${sql.raw(`'${name}'`)} as kind, kind as about, ${table.about} as subject, recipient, status::text, attempts, error, created_at, sent_at
  from ${table} where ${condition ?? sql`true`} order by ${table.id} desc limit ${atMost})`
}

/** SQL expression: the id in `subject`; null without one, and for one of an earlier format, which no row has. */
const idIn = (key: 'orderId' | 'refundId' | 'problemId') =>
  sql`case when subject ->> ${key} ~* ${UUID_PATTERN} then (subject ->> ${key})::uuid end`

/** SQL expression: id of the order of a message, named in `subject` or found by its refund or problem; null without one. */
const orderOfSubject = sql`coalesce(${idIn('orderId')},
  (select order_id from ${refunds} where id = ${idIn('refundId')}),
  (select order_id from ${problems} where id = ${idIn('problemId')}))`

/** Subquery: the latest failed jobs, except those that send mails and texts, whose rows record the failure. */
const failedJobs = ({ status, found, atMost }: Selection) => sql`(
  select id::text, 'job' as kind, task_identifier as about, null::jsonb as subject, null::text as recipient, 'failed' as status,
    attempts::int, last_error as error, created_at, null::timestamptz as sent_at
  from graphile_worker.jobs
  where last_error is not null and locked_at is null and task_identifier not in ('send-mail', 'send-text')
    and ${status ?? 'failed'} = 'failed' and ${found === undefined}
  order by created_at desc limit ${atMost})`

const sources: Record<DispatchKind, (selection: Selection) => SQL> = {
  mail: selection => latestOf(mailChannel, selection),
  text: selection => latestOf(textChannel, selection),
  job: failedJobs,
}

type Row = Omit<Dispatch, 'createdAt' | 'sentAt' | 'order'> & {
  order_id: string | null
  created_at: Date | string
  sent_at: Date | string | null
}

function orderOf(orders: ReadonlyMap<string, NamedOrder>, id: string | null): Dispatch['order'] {
  const order = id === null ? undefined : orders.get(id)
  return order ? { id: order.id, number: order.number } : null
}

const instantOf = (value: Date | string): string => new Date(value).toISOString()

/** Returns a page of mails, texts and failed jobs, latest first; the total is counted up to `MAX_COUNTED`. */
export async function listDispatches(
  db: Executor,
  { search, kind, status, page, limit }: ListDispatchesQuery,
): Promise<{ items: Dispatch[]; total: number }> {
  const found = search ? { search, orderId: (await findOrderByNumber(db, search))?.id } : undefined
  // Jobs have no recipient: a search leaves them out.
  const { job, ...messages } = sources
  const chosen = kind ? [sources[kind]] : Object.values(found ? messages : sources)
  const latest = (atMost: number) =>
    sql.join(
      chosen.map(source => source({ status, found, atMost })),
      sql` union all `,
    )
  const { rows } = await db.execute<Row>(sql`
    select id, kind, about, recipient, status, attempts, error, created_at, sent_at, ${orderOfSubject} as order_id from (
      select * from (${latest(page * limit)}) dispatches
      order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}) dispatches
    order by created_at desc, id desc`)
  const counted = await db.execute<{ total: number }>(
    sql`select least(count(*), ${MAX_COUNTED})::int as total from (${latest(MAX_COUNTED)}) dispatches`,
  )
  const orders = await nameOrders(
    db,
    rows.map(({ order_id }) => order_id),
  )
  const items = rows.map(({ created_at, sent_at, order_id, ...row }) => ({
    ...row,
    order: orderOf(orders, order_id),
    createdAt: instantOf(created_at),
    sentAt: sent_at && instantOf(sent_at),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}

/** Reschedules a failed job to run at once with all its attempts; false when no failed job has this id. */
export async function rescheduleFailedJob(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select * from graphile_worker.reschedule_jobs(
      (select array_agg(id) from graphile_worker.jobs
       where id = ${id}::bigint and last_error is not null and locked_at is null),
      run_at => now(), attempts => 0)`)
  return rows.length > 0
}
