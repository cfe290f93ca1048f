import { Socket } from 'node:net'

/**
 * A socket for pg, which corks it while it writes the messages of one statement. This one stays corked until the turn of the
 * program ends, so that statements asked for together leave in one write: handing one to the network costs more than the
 * statement. A connection that is encrypted later writes past it, each statement by itself.
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
