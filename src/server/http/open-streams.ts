import type { Deps } from '../deps.ts'
import { refuse } from './refuse.ts'
import { listOpenSessionIds } from './sessions/sessions.ts'

/** Each open tab holds a connection. */
const MAX_PER_SESSION = 5
/** Holders of a tracking link have no session to count by. */
const MAX_PER_SHARED_ORDER = 20
/** Expiry of a session is not announced, so open sessions are checked. */
const CHECK_EVERY_MS = 60_000

type OpenStream = { sessionIds: readonly string[]; linkedOrderId?: string; end: () => void }

/** The open event streams of this process: limited per session and per link, closed when the session ends. */
export class OpenStreams {
  readonly #streams = new Set<OpenStream>()
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'live' | 'log'>
  readonly #checking: NodeJS.Timeout

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'live' | 'log'>) {
    this.#deps = deps
    deps.live.events.on('sessionEnded', this.#endOf)
    deps.live.events.on('missed', this.#checkSoon)
    this.#checking = setInterval(this.#checkSoon, CHECK_EVERY_MS).unref()
  }

  /** @throws Refused `too_many_streams` when one of these sessions has reached its limit */
  enforceSessionLimit(sessionIds: readonly string[]): void {
    for (const id of sessionIds) {
      const open = [...this.#streams].filter(stream => stream.sessionIds.includes(id))
      if (open.length >= MAX_PER_SESSION) refuse('too_many_streams')
    }
  }

  /** @throws Refused `too_many_streams` when the links of this order have reached their limit */
  enforceLinkLimit(orderId: string): void {
    const open = [...this.#streams].filter(({ linkedOrderId }) => linkedOrderId === orderId)
    if (open.length >= MAX_PER_SHARED_ORDER) refuse('too_many_streams')
  }

  /** Tracks a stream until it closes. Also checks whether its session ended while it was being opened. */
  add(stream: OpenStream): void {
    this.#streams.add(stream)
    this.#checkSoon()
  }

  delete(stream: OpenStream): void {
    this.#streams.delete(stream)
  }

  /** Ends all streams: the server is closing. */
  close(): void {
    clearInterval(this.#checking)
    this.#deps.live.events.off('sessionEnded', this.#endOf)
    this.#deps.live.events.off('missed', this.#checkSoon)
    for (const { end } of this.#streams) end()
  }

  readonly #endOf = (sessionId: string): void => {
    for (const stream of this.#streams) if (stream.sessionIds.includes(sessionId)) stream.end()
  }

  readonly #checkSoon = (): void => {
    this.#check().catch(error => this.#deps.log.warn({ err: error }, 'open streams could not be checked'))
  }

  async #check(): Promise<void> {
    const { db, clock } = this.#deps
    const ids = new Set([...this.#streams].flatMap(({ sessionIds }) => sessionIds))
    if (ids.size === 0) return
    const open = new Set(await listOpenSessionIds(db, [...ids], clock()))
    for (const id of ids) if (!open.has(id)) this.#endOf(id)
  }
}
