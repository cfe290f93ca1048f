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

const RETRY_DELAY_MS = 1_000

/** `vendorId`: null when the whole order changed. `customerId`: whose order it is. */
export type OrderChange = { orderId: string; customerId: string; vendorId: string | null }

/** Events that the database announces at commit (NOTIFY), to every server process. */
export type Announcements = {
  /** Tags of the public data that changed. */
  publicData: [tag: CacheTag]
  /** An order, or one vendor's parcel of it, changed. */
  order: [change: OrderChange]
  /** A session was deleted: logout, revocation, or expiry. */
  sessionEnded: [sessionId: string]
  /** The connection was lost: announcements are missed from now on. */
  lost: []
  /** Reconnected: announcements may have been missed, assume that everything changed. */
  missed: []
}

export type DatabaseEvents = {
  events: EventEmitter<Announcements>
  /** Whether the connection listens. */
  isListening: () => boolean
  /**
   * Resolves once all announcements of earlier commits were received, or the connection is found lost (then `missed` follows
   * later).
   */
  whenCaughtUp: () => Promise<void>
  /** Sends a heartbeat now. */
  check: () => void
  close: () => Promise<void>
}

type ListeningSettings = {
  /** Direct URL of PostgreSQL: LISTEN does not work through a pooler in transaction mode. */
  url: string
  /** The database to which announcements are sent. */
  db: Database
  /** Heartbeat interval in milliseconds. */
  heartbeatMs: number
  log: FastifyBaseLogger
}

/** Announcements do not arrive. The message is a French sentence for the operator. */
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
 * Listens to the database's announcements on a dedicated connection, and reconnects when it is lost, also silently: it
 * notifies itself at each heartbeat. Resolves once it listens.
 * @throws ListenTimeoutError when announcements of other connections do not arrive
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
        await sleep(RETRY_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return undefined
  }
  /** Resolves when a heartbeat fails, or the connection ends. */
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
    whenCaughtUp: async () => {
      // Announcements arrive in commit order, and this one is the last.
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
