import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { CacheTag } from '#contract/cache-tags.ts'
import type { Database } from '#database/connect.ts'
import { OperatorError } from '#database/operator-error.ts'
import {
  type Channel,
  HEARTBEAT_CHANNEL,
  type ListeningConnection,
  openListeningConnection,
} from './listening-connection.ts'

const TRY_AGAIN_AFTER_MS = 1_000

/** `vendorId`: null when the whole order changed. `customerId`: whose order it is. */
export type OrderChange = { orderId: string; customerId: string; vendorId: string | null }

/** What the database announces at each commit, to every server process. */
export type Announcements = {
  /** Tags of the public data that changed. */
  publicData: [tag: CacheTag]
  /** An order, or one vendor's parcel of it, changed. */
  order: [change: OrderChange]
  /** A session ended: signed out, ended by its owner or with the account, or swept after its time. */
  sessionEnded: [sessionId: string]
  /** From now on announcements are missed. */
  lost: []
  /** They are heard again, and may have been missed: assume that everything changed. */
  missed: []
}

export type DatabaseEvents = {
  events: EventEmitter<Announcements>
  /** Are announcements heard? */
  isListening: () => boolean
  /**
   * Resolves once all that was committed before has been heard. Also when it cannot be heard: that it was missed is
   * announced later.
   */
  caughtUp: () => Promise<void>
  /** Makes sure of it now instead of at the next heartbeat. */
  check: () => void
  close: () => Promise<void>
}

export type ListeningSettings = {
  /** Where to listen: PostgreSQL itself, since a pooler that shares connections hears for nobody. */
  url: string
  /** The database as everybody writes to it: what is announced there must be heard here. */
  db: Database
  /** How often the connection listens to itself, in milliseconds. */
  heartbeatMs: number
  log: FastifyBaseLogger
}

/** What is announced in the database does not arrive. The message is a French sentence for the operator. */
class ListenTimeoutError extends OperatorError {
  override name = 'ListenTimeoutError'

  constructor() {
    super(
      'Les annonces de la base de données (LISTEN/NOTIFY) n’arrivent pas : un répartiteur de connexions, comme PgBouncer ' +
        'en mode transaction, se tient sans doute devant PostgreSQL. Donnez dans DATABASE_LISTEN_URL une adresse de la ' +
        'même base qui mène directement à PostgreSQL.',
    )
  }
}

/**
 * Listens to the database's announcements on one connection of its own, and comes back when it is cut, also when nobody
 * tells that it was: it speaks to itself at each heartbeat. Resolves once it hears.
 * @throws ListenTimeoutError when what others announce does not arrive
 */
export async function listenToDatabase(settings: ListeningSettings): Promise<DatabaseEvents> {
  const { url, db, log, heartbeatMs } = settings
  const events = new EventEmitter<Announcements>()
  events.setMaxListeners(0)
  const stopping = new AbortController()
  let heartbeat = new AbortController()

  const open = async () => {
    const opened = await openListeningConnection(url, (channel, payload) =>
      announce(events, channel, payload),
    )
    const others = (mark: string) => db.execute(sql`select pg_notify(${HEARTBEAT_CHANNEL}, ${mark})`)
    try {
      if (await opened.hears(others)) return opened
      throw new ListenTimeoutError()
    } catch (error) {
      opened.abandon()
      throw error
    }
  }
  const reopen = async (): Promise<ListeningConnection | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await open()
      } catch (error) {
        log.warn({ err: error }, 'cannot listen to the database yet')
        await sleep(TRY_AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return undefined
  }
  /** Resolves when it no longer hears, or has ended. */
  const followHeartbeats = async (connection: ListeningConnection): Promise<void> => {
    const beating = (async () => {
      do {
        heartbeat = new AbortController()
        await sleep(heartbeatMs, undefined, { signal: heartbeat.signal }).catch(() => {})
      } while (!stopping.signal.aborted && (await connection.hears()))
      return undefined
    })().catch((error: Error) => error)
    const reason = await Promise.race([connection.ended, beating])
    if (!stopping.signal.aborted) log.warn({ err: reason }, 'the database is not heard any more')
  }

  let connection: ListeningConnection | undefined = await open()
  const keepListening = async () => {
    while (connection) {
      await followHeartbeats(connection)
      if (stopping.signal.aborted) return
      connection.abandon()
      connection = undefined
      events.emit('lost')
      connection = await reopen()
      if (stopping.signal.aborted) return
      events.emit('missed')
    }
  }
  const ended = keepListening()

  return {
    events,
    isListening: () => connection !== undefined,
    caughtUp: async () => {
      // Announcements come in the order of the commits, and this one is the last.
      const isHeard = await connection?.hears().catch(() => false)
      if (!isHeard) heartbeat.abort()
    },
    check: () => heartbeat.abort(),
    close: async () => {
      stopping.abort()
      heartbeat.abort()
      await ended
      await connection?.close()
    },
  }
}

function announce(events: EventEmitter<Announcements>, channel: Channel, payload: string): void {
  if (channel === 'public_data') events.emit('publicData', payload as CacheTag)
  if (channel === 'sessions') events.emit('sessionEnded', payload)
  if (channel === 'orders') {
    const [orderId = '', customerId = '', vendorId] = payload.split(' ')
    events.emit('order', { orderId, customerId, vendorId: vendorId ?? null })
  }
}
