import { Socket } from 'node:net'

/**
 * A socket that stays corked until the end of the current tick, so that pipelined statements are sent in one write (pg uncorks
 * after each statement; a write to the network costs more than the statement). With TLS, pg writes to another socket.
 */
export class OneWriteSocket extends Socket {
  #isHeld = false

  override cork(): void {
    super.cork()
    if (this.#isHeld) return
    this.#isHeld = true
    super.cork()
    process.nextTick(() => {
      this.#isHeld = false
      this.uncork()
    })
  }
}
