const MOST_ADDRESSES = 5_000
/** Longer ones are nobody's but who tries to fill the memory. */
const LONGEST_ADDRESS = 500

/**
 * Which kept answer an address asked for last time, so that the next visitor's query need not be parsed again.
 * An address always means the same answer; when there are too many, all are forgotten.
 */
export class KnownAddresses {
  readonly #keys = new Map<string, string>()

  keyOf(address: string): string | undefined {
    return this.#keys.get(address)
  }

  note(address: string, key: string): void {
    if (address.length > LONGEST_ADDRESS) return
    if (this.#keys.size >= MOST_ADDRESSES) this.#keys.clear()
    this.#keys.set(address, key)
  }
}
