import type { Socket } from 'node:net'
import pg from 'pg'

/** An answer of the database did not come in time; the connection that owed it was ended. */
export class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  /** As a network that gave up says it. */
  readonly code = 'ETIMEDOUT'

  constructor(silentForMs: number) {
    super(`the database has been silent for ${Math.round(silentForMs)} ms`)
  }
}

/**
 * A client that does not wait for ever. When a network loses a connection without a word, what is written leaves and no answer
 * comes: the system tells after a quarter of an hour, and pg's own `query_timeout` gives the dead connection back to the pool.
 */
export class AttentiveClient extends pg.Client {
  #isWaiting = false
  /** Since when it waits, or when it last had all its answers. */
  #sinceMs = performance.now()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('drain', () => this.#note(false))
  }

  override query(...asked: unknown[]): never {
    if (!this.#isWaiting) this.#note(true)
    return super.query(...(asked as Parameters<pg.Client['query']>)) as never
  }

  /**
   * From now on an answer, or the next piece of it, comes within this time, or the connection ends.
   * @param onSlowAnswer hears it when half of that time has passed
   */
  setAnswerTimeout(afterMs: number, onSlowAnswer: () => void = () => {}): void {
    const stream = this.#stream
    const halfMs = afterMs / 2
    let readAtDoubt: number | undefined
    stream.setTimeout(halfMs)
    stream.on('timeout', () => {
      const { bytesRead } = stream
      // The process itself may have been away: what has arrived meanwhile is read first.
      setImmediate(() => {
        if (!this.#isWaiting || stream.bytesRead !== bytesRead) return
        if (readAtDoubt === bytesRead) return this.abandon(afterMs)
        readAtDoubt = bytesRead
        stream.setTimeout(halfMs)
        onSlowAnswer()
      })
    })
  }

  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /** Was nothing asked and nothing answered since? */
  hasBeenSilentFor(ms: number): boolean {
    return performance.now() - this.#sinceMs >= ms
  }

  /** Ends the connection without a farewell, which could not arrive. */
  abandon(silentForMs: number): void {
    this.#stream.destroy(new DatabaseSilentError(silentForMs))
  }

  #note(isWaiting: boolean): void {
    this.#isWaiting = isWaiting
    this.#sinceMs = performance.now()
  }

  /** What pg-pool, too, ends when a connection does not come about. */
  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }
}

/**
 * A client for poolers that know no prepared statements (`DATABASE_PREPARED_STATEMENTS=0`): it sends each statement without
 * its name, so that the server keeps nothing of it.
 */
export class NamelessClient extends AttentiveClient {
  override query(statement: unknown, ...rest: unknown[]): never {
    const nameless = isNamed(statement) ? { ...statement, name: undefined } : statement
    return super.query(nameless, ...rest)
  }
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
