const MAX_ENTRIES = 5_000
/** Longer addresses are not real; storing them would let a client fill the memory. */
const MAX_ADDRESS_LENGTH = 500

/**
 * Maps a raw URL to its cache key, so that the query of the next request need not be parsed. A URL always has the same
 * key; when there are too many, all are dropped.
 */
export class CacheKeyIndex {
  readonly #keys = new Map<string, string>()

  keyOf(address: string): string | undefined {
    return this.#keys.get(address)
  }

  set(address: string, key: string): void {
    if (address.length > MAX_ADDRESS_LENGTH) return
    if (this.#keys.size >= MAX_ENTRIES) this.#keys.clear()
    this.#keys.set(address, key)
  }
}
