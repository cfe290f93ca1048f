import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#database/schema/columns.ts'
import { TimeoutClient } from '#database/timeout-client.ts'

const channels = ['public_data', 'orders', 'sessions'] as const
export type Channel = (typeof channels)[number]

/** Carries marks by which a process hears that it hears. */
export const HEARTBEAT_CHANNEL = 'heartbeat'

/** To connect, to answer a statement, to bring what was announced. */
const PATIENCE_MS = 3_000
/** Before the system asks whether the other side is still there. */
const KEEPALIVE_AFTER_MS = 5_000

export type ListeningConnection = {
  /**
   * Announces a mark by this, else by the connection itself, and tells whether it came back.
   * @throws what the announcing threw
   */
  hears: (announce?: (mark: string) => Promise<unknown>) => Promise<boolean>
  /** Resolves when the connection has ended, with the reason if there is one. */
  ended: Promise<Error | undefined>
  close: () => Promise<void>
  /** Ends it without a farewell. */
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
    connectionTimeoutMillis: PATIENCE_MS,
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
  client.setAnswerTimeout(PATIENCE_MS)
  await client.query([...channels, HEARTBEAT_CHANNEL].map(channel => `listen ${channel}`).join('; '))

  /** Askers wait for each other: a client of pg takes no second statement before it has answered the first. */
  let lastAnnounced: Promise<unknown> = Promise.resolve()
  const announceHere = (mark: string) => {
    const announced = lastAnnounced.then(() =>
      client.query(`select pg_notify('${HEARTBEAT_CHANNEL}', $1)`, [mark]),
    )
    // Its own asker is told that it failed.
    lastAnnounced = announced.catch(() => {})
    return announced
  }
  return {
    ended: ended.promise,
    hears: async (announce = announceHere) => {
      const mark = newId()
      const heard = new Promise<true>(resolve => marks.set(mark, () => resolve(true)))
      try {
        await announce(mark)
        return await Promise.race([heard, timeOut()])
      } finally {
        marks.delete(mark)
      }
    },
    close: async () => {
      const farewell = client.end()
      const giveUp = setTimeout(() => client.abandon(PATIENCE_MS), PATIENCE_MS)
      await farewell
      clearTimeout(giveUp)
    },
    abandon: () => client.abandon(PATIENCE_MS),
  }
}

/** The process itself may have been away: what has arrived meanwhile is read first. */
async function timeOut(): Promise<false> {
  await sleep(PATIENCE_MS, undefined, { ref: false })
  await nextTurn()
  return false
}
