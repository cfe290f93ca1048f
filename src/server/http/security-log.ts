import { sql } from 'drizzle-orm'
import type { SecurityEventKind } from '#contract/security/facts.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from './limits/network-of.ts'

/** What happened at a door. It never holds a secret, nor what somebody typed. */
export type SecurityEvent = {
  kind: SecurityEventKind
  /** Whom it concerns, when that is known. */
  userId: string | null
  /** The caller's network address. */
  address: string
  /** The endpoint by which it came. */
  endpoint: string | null
  requestId: string
}

/** Notes what happened at a door, on behalf of the request under way. */
export type NoteSecurityEvent = (kind: SecurityEventKind, userId?: string) => void

type Counted = SecurityEvent & { id: string; count: number; firstAt: Date; lastAt: Date; dedupeKey: string }

/** More different events at once go to the log only. */
const MOST_WAITING = 1_000
const MOST_ADDRESS_LENGTH = 64

const keyOf = ({ kind, userId, address, endpoint }: SecurityEvent, at: Date): string =>
  [kind, userId ?? '', address, endpoint ?? '', at.toISOString().slice(0, 13)].join(' ')

function firstOf(event: SecurityEvent, at: Date): Counted {
  const known = { ...event, address: networkOf(event.address).slice(0, MOST_ADDRESS_LENGTH) }
  return { ...known, id: newId(), count: 1, firstAt: at, lastAt: at, dedupeKey: keyOf(known, at) }
}

/** Writes down what somebody did on the server itself, in the transaction that does it: no request tells of it. */
export const noteActOfServer = (
  tx: Transaction,
  { command, ...event }: Pick<SecurityEvent, 'kind' | 'userId'> & { command: string },
  at: Date,
): Promise<void> =>
  writeEvents(tx, [firstOf({ ...event, address: 'localhost', endpoint: null, requestId: command }, at)])

/**
 * Writes down what happens at the doors: in the log as `security`, and in the database, counted by the hour. It is
 * written beside the request that notes it, never in its transaction, so that a refusal which rolls back leaves its trace;
 * over one connection at most, so that a flood of refusals takes none from visitors.
 */
export class SecurityLog {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'log'>
  #waiting = new Map<string, Counted>()
  #writing: Promise<void> | undefined

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'log'>) {
    this.#deps = deps
  }

  note(event: SecurityEvent): void {
    this.#deps.log.warn({ security: event }, 'security event')
    const at = this.#deps.clock()
    const counted = firstOf(event, at)
    if (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(counted.dedupeKey)) return
    this.#add(counted)
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
  }

  /** Resolves once all that was noted is written, as far as the database takes it. */
  async settled(): Promise<void> {
    await this.#writing
  }

  #add(event: Counted): void {
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
        // They wait for the next event, which tries again.
        for (const event of batch) this.#add(event)
        this.#deps.log.error({ err: error }, 'security events could not be written')
        return
      }
    }
  }
}

/**
 * Adds events to those of their hour. An account that is gone meanwhile is left out; of one that was erased nothing is written back, also
 * where its erasure is under way: it is waited for.
 */
async function writeEvents(db: Executor, events: readonly Counted[]): Promise<void> {
  // In one order everywhere: processes that write the same rows never wait for each other in a circle.
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
