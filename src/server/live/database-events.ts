import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const RECONNECT_AFTER_MS = 1_000

/** `vendorId`: null when the whole order changed. `customerId`: whose order it is. */
export type OrderChange = { orderId: string; customerId: string; vendorId: string | null }

/** What the database announces at each commit, to every server process. */
type Announcements = {
  /** Tags of the public data that changed. */
  publicData: [tag: string]
  /** An order, or one vendor's parcel of it, changed. */
  order: [change: OrderChange]
  /** A session ended: signed out, ended by its owner or with the account, or swept after its time. */
  sessionEnded: [sessionId: string]
  /** Announcements may have been missed: assume that everything changed. */
  missed: []
}

export type DatabaseEvents = {
  events: EventEmitter<Announcements>
  close: () => Promise<void>
}

/**
 * Listens to the database's announcements on one connection of its own, and comes back when it is cut.
 * Resolves once the first connection listens.
 */
export async function listenToDatabase(url: string, log: FastifyBaseLogger): Promise<DatabaseEvents> {
  const events = new EventEmitter<Announcements>()
  events.setMaxListeners(0)
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const onNotification = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === 'public_data') events.emit('publicData', payload)
    if (channel === 'sessions') events.emit('sessionEnded', payload)
    if (channel === 'orders') {
      const [orderId = '', customerId = '', vendorId] = payload.split(' ')
      events.emit('order', { orderId, customerId, vendorId: vendorId ?? null })
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'amic-listen', keepAlive: true })
    next.on('notification', onNotification)
    next.on('error', error => log.warn({ err: error }, 'the listening connection broke'))
    next.on('end', reconnect)
    await next.connect()
    await next.query('listen public_data; listen orders; listen sessions')
    client = next
  }

  function reconnect(): void {
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      connect().then(
        () => events.emit('missed'),
        error => {
          log.warn({ err: error }, 'cannot listen to the database yet')
          reconnect()
        },
      )
    }, RECONNECT_AFTER_MS)
  }

  await connect()
  return {
    events,
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
