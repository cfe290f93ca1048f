import type { Deps } from '../deps.ts'
import { refuse } from './refuse.ts'
import { listOpenSessionIds } from './sessions/sessions.ts'

/** More tabs of one browser than that show nothing of use, and each holds a connection. */
const MOST_PER_SESSION = 5
/** A link of an order is passed on in a family; whoever holds one has no session to be counted by. */
const MOST_PER_LINKED_ORDER = 20
/** Sessions that expire are announced by nobody. */
const CHECK_EVERY_MS = 60_000

type OpenStream = { sessionIds: readonly string[]; linkedOrderId?: string; end: () => void }

/** The event streams of this process: few per session or link, and none that outlives its session. */
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

  /** @throws Refused `too_many_streams` when one of these sessions has as many as it may */
  refuseBeyondMost(sessionIds: readonly string[]): void {
    for (const id of sessionIds) {
      const open = [...this.#streams].filter(stream => stream.sessionIds.includes(id))
      if (open.length >= MOST_PER_SESSION) refuse('too_many_streams')
    }
  }

  /** @throws Refused `too_many_streams` when the links of this order have as many as they may */
  refuseBeyondMostOfLinks(orderId: string): void {
    const open = [...this.#streams].filter(({ linkedOrderId }) => linkedOrderId === orderId)
    if (open.length >= MOST_PER_LINKED_ORDER) refuse('too_many_streams')
  }

  /** Follows a stream until it is closed. A session that ended while it was being opened ends it too. */
  add(stream: OpenStream): void {
    this.#streams.add(stream)
    this.#checkSoon()
  }

  delete(stream: OpenStream): void {
    this.#streams.delete(stream)
  }

  /** Ends them all: the server closes. */
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
