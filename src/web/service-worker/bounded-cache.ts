type Bounds = { entries?: number; bytes?: number }

export type BoundedCache = {
  find: (url: string) => Promise<Response | undefined>
  /** Caches a response as the newest; evicts the oldest beyond the bounds. */
  put: (url: string, answer: Response) => Promise<void>
}

// Responses vary by compression only, which is undone already.
const MATCHING = { ignoreVary: true }

const bytesOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0)

/** Number of oldest entries to evict. Sizes in bytes, oldest first. */
export function overflowCount(
  sizes: readonly number[],
  { entries = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY }: Bounds,
): number {
  let weight = sizes.reduce((sum, size) => sum + size, 0)
  let gone = 0
  while (sizes.length - gone > entries || (weight > bytes && gone < sizes.length)) {
    weight -= sizes[gone] ?? 0
    gone += 1
  }
  return gone
}

/** A named cache with optional bounds on entries and bytes, evicting the oldest. */
export function boundedCache(name: string, bounds: Bounds = {}): BoundedCache {
  /** Sequential: two at once would evict the same entry. */
  let trimming = Promise.resolve()

  const trim = async (): Promise<void> => {
    const cache = await caches.open(name)
    const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()])
    const gone = requests.slice(0, overflowCount(answers.map(bytesOf), bounds))
    for (const request of gone) await cache.delete(request, MATCHING)
  }

  return {
    find: async url => (await caches.open(name)).match(url, MATCHING),
    put: async (url, answer) => {
      const cache = await caches.open(name)
      // Reads the body first: an interrupted response must not replace the copy.
      const whole = new Response(await answer.blob(), answer)
      const former = await cache.match(url, MATCHING)
      // Deleted first: replacing leaves an entry in its place in the order.
      await cache.delete(url, MATCHING)
      try {
        await cache.put(url, whole)
      } catch (error) {
        // The quota is exceeded.
        if (former) await cache.put(url, former)
        throw error
      }
      trimming = trimming.then(trim, trim)
      await trimming
    },
  }
}
