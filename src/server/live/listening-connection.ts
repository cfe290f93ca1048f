import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#database/schema/columns.ts'
import { TimeoutClient } from '#database/timeout-client.ts'

const channels = ['public_data', 'orders', 'sessions'] as const
export type Channel = (typeof channels)[number]

/** Channel of the heartbeats. */
export const HEARTBEAT_CHANNEL = 'heartbeat'

/** Timeout of connecting, of a statement, and of a heartbeat. */
const TIMEOUT_MS = 3_000
/** TCP keepalive delay. */
const KEEPALIVE_AFTER_MS = 5_000

export type ListeningConnection = {
  /**
   * Sends a heartbeat by `announce`, else by the connection itself, and returns whether it arrived.
   * @throws the error of `announce`
   */
  hears: (announce?: (mark: string) => Promise<unknown>) => Promise<boolean>
  /** Resolves when the connection has ended, with the reason if there is one. */
  ended: Promise<Error | undefined>
  close: () => Promise<void>
  /** Destroys the socket. */
  abandon: () => void
}

/** Opens a connection that listens to every channel. */
export async function openListeningConnection(
  url: string,
  onAnnouncement: (channel: Channel, payload: string) => void,
): Promise<ListeningConnection> {
  const client = new TimeoutClient({
    connectionString: url,
    application_name: 'amic-listen',
    connectionTimeoutMillis: TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
  })
  const marks = new Map<string, () => void>()
  const ended = Promise.withResolvers<Error | undefined>()
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === HEARTBEAT_CHANNEL) marks.get(payload)?.()
    else onAnnouncement(channel as Channel, payload)
  })
  client.on('error', error => ended.resolve(error))
  client.on('end', () => ended.resolve(undefined))
  await client.connect()
  client.setAnswerTimeout(TIMEOUT_MS)
  await client.query([...channels, HEARTBEAT_CHANNEL].map(channel => `listen ${channel}`).join('; '))

  /** Serializes heartbeats: this client runs one statement at a time. */
  let lastAnnounced: Promise<unknown> = Promise.resolve()
  const announceHere = (mark: string) => {
    const announced = lastAnnounced.then(() =>
      client.query(`select pg_notify('${HEARTBEAT_CHANNEL}', $1)`, [mark]),
    )
    // The caller of the failed one gets its error.
    lastAnnounced = announced.catch(() => {})
    return announced
  }
  return {
    ended: ended.promise,
    hears: async (announce = announceHere) => {
      const mark = newId()
      const heartbeat = new Promise<true>(resolve => marks.set(mark, () => resolve(true)))
      try {
        await announce(mark)
        return await Promise.race([heartbeat, timeOut()])
      } finally {
        marks.delete(mark)
      }
    },
    close: async () => {
      const farewell = client.end()
      const giveUp = setTimeout(() => client.abandon(TIMEOUT_MS), TIMEOUT_MS)
      await farewell
      clearTimeout(giveUp)
    },
    abandon: () => client.abandon(TIMEOUT_MS),
  }
}

/** Waits one more turn of the event loop: after a suspension, notifications already received are read first. */
async function timeOut(): Promise<false> {
  await sleep(TIMEOUT_MS, undefined, { ref: false })
  await nextTurn()
  return false
}
