import type { Socket } from 'node:net'
import pg from 'pg'

/** The database did not answer in time; the connection was closed. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError'
  /** The code of a network timeout. */
  readonly code = 'ETIMEDOUT'

  constructor(silentForMs: number) {
    super(`the database has been silent for ${Math.round(silentForMs)} ms`)
  }
}

/**
 * A client with a read timeout. When a network drops a connection silently, the operating system notices after a quarter of
 * an hour, and pg's own `query_timeout` would return the dead connection to the pool.
 */
export class TimeoutClient extends pg.Client {
  #isWaiting = false
  /** When the current wait began, or when the last result arrived. */
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
   * Closes the connection when a result, or its next part, does not arrive within this time.
   * @param onSlowAnswer called after half of that time
   */
  setAnswerTimeout(afterMs: number, onSlowAnswer: () => void = () => {}): void {
    const stream = this.#stream
    const halfMs = afterMs / 2
    let bytesAtFirstTimeout: number | undefined
    stream.setTimeout(halfMs)
    stream.on('timeout', () => {
      const { bytesRead } = stream
      // The process itself may have been suspended: first read what has arrived meanwhile.
      setImmediate(() => {
        if (!this.#isWaiting || stream.bytesRead !== bytesRead) return
        if (bytesAtFirstTimeout === bytesRead) return this.abandon(afterMs)
        bytesAtFirstTimeout = bytesRead
        stream.setTimeout(halfMs)
        onSlowAnswer()
      })
    })
  }

  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /** Whether nothing was sent or received for this time. */
  hasBeenIdleFor(ms: number): boolean {
    return performance.now() - this.#sinceMs >= ms
  }

  /** Destroys the socket, without terminating the protocol session. */
  abandon(silentForMs: number): void {
    this.#stream.destroy(new DatabaseTimeoutError(silentForMs))
  }

  #note(isWaiting: boolean): void {
    this.#isWaiting = isWaiting
    this.#sinceMs = performance.now()
  }

  /** The socket; pg-pool accesses it the same way. */
  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }
}

/**
 * A client for poolers without support for prepared statements (`DATABASE_PREPARED_STATEMENTS=0`): sends each statement
 * unnamed.
 */
export class UnpreparedClient extends TimeoutClient {
  override query(statement: unknown, ...rest: unknown[]): never {
    const nameless = isNamed(statement) ? { ...statement, name: undefined } : statement
    return super.query(nameless, ...rest)
  }
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
