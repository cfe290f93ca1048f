import { sql } from 'drizzle-orm'
import type { SecurityEventKind } from '#contract/security/facts.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from './limits/network-of.ts'

/** A security-relevant event (login, refusal, changed password…). Never contains a secret or user input. */
type SecurityEvent = {
  kind: SecurityEventKind
  /** The account concerned, if known. */
  userId: string | null
  /** The caller's network address. */
  address: string
  /** Name of the called endpoint. */
  endpoint: string | null
  requestId: string
}

/** Records a security event of the current request. */
export type RecordSecurityEvent = (kind: SecurityEventKind, userId?: string) => void

type CountedEvent = SecurityEvent & {
  id: string
  count: number
  firstAt: Date
  lastAt: Date
  dedupeKey: string
}

/** Beyond this many queued events, further ones go to the log only. */
const MAX_QUEUED = 1_000
const MAX_ADDRESS_LENGTH = 64

const keyOf = ({ kind, userId, address, endpoint }: SecurityEvent, at: Date): string =>
  [kind, userId ?? '', address, endpoint ?? '', at.toISOString().slice(0, 13)].join(' ')

function toCountedEvent(event: SecurityEvent, at: Date): CountedEvent {
  const known = { ...event, address: networkOf(event.address).slice(0, MAX_ADDRESS_LENGTH) }
  return { ...known, id: newId(), count: 1, firstAt: at, lastAt: at, dedupeKey: keyOf(known, at) }
}

/** Records an event caused by a command on the server (no request), in the command's transaction. */
export const recordServerAction = (
  tx: Transaction,
  { command, ...event }: Pick<SecurityEvent, 'kind' | 'userId'> & { command: string },
  at: Date,
): Promise<void> =>
  writeEvents(tx, [
    toCountedEvent({ ...event, address: 'localhost', endpoint: null, requestId: command }, at),
  ])

/**
 * Writes security events to the log and, aggregated by hour, to the database. Written outside the request's transaction,
 * so that refusals which roll back are recorded; over one connection at most, so that a flood does not exhaust the pool.
 */
export class SecurityLog {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'log'>
  #waiting = new Map<string, CountedEvent>()
  #writing: Promise<void> | undefined

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'log'>) {
    this.#deps = deps
  }

  record(event: SecurityEvent): void {
    this.#deps.log.warn({ security: event }, 'security event')
    const at = this.#deps.clock()
    const counted = toCountedEvent(event, at)
    if (this.#waiting.size >= MAX_QUEUED && !this.#waiting.has(counted.dedupeKey)) return
    this.#add(counted)
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
  }

  /** Resolves once the queued events are written (or failed). */
  async settled(): Promise<void> {
    await this.#writing
  }

  #add(event: CountedEvent): void {
    const same = this.#waiting.get(event.dedupeKey)
    const merged = same && {
      ...event,
      count: same.count + event.count,
      firstAt: new Date(Math.min(same.firstAt.getTime(), event.firstAt.getTime())),
    }
    this.#waiting.set(event.dedupeKey, merged ?? event)
  }

  async #write(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting.values()]
      this.#waiting = new Map()
      try {
        await writeEvents(this.#deps.db, batch)
      } catch (error) {
        // Queued again; the next event retries.
        for (const event of batch) this.#add(event)
        this.#deps.log.error({ err: error }, 'security events could not be written')
        return
      }
    }
  }
}

/**
 * Merges events into the rows of their hour. The reference to a deleted account is left out; events of an erased account are
 * not written, also when its erasure is in progress (the row lock waits for it).
 */
async function writeEvents(db: Executor, events: readonly CountedEvent[]): Promise<void> {
  // Sorted, so that processes that write the same rows cannot deadlock.
  const sorted = events.toSorted((a, b) => (a.dedupeKey < b.dedupeKey ? -1 : 1))
  await db.execute(sql`
    with noted as (
      select * from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as e(
        id uuid, kind text, "userId" uuid, address text, endpoint text, count int, "firstAt" timestamptz,
        "lastAt" timestamptz, "requestId" text, "dedupeKey" text)
    ), held as materialized (
      select id, erased_at from users where id in (select "userId" from noted) order by id for key share
    )
    insert into security_events as kept
      (id, kind, user_id, address, endpoint, count, first_at, last_at, request_id, dedupe_key)
    select e.id, e.kind, held.id, e.address, e.endpoint, e.count, e."firstAt", e."lastAt", e."requestId", e."dedupeKey"
    from noted as e left join held on held.id = e."userId"
    where held.erased_at is null
    order by e."dedupeKey"
    on conflict (dedupe_key) do update set
      count = kept.count + excluded.count,
      last_at = excluded.last_at,
      request_id = excluded.request_id`)
}
