type Bounds = { entries?: number; bytes?: number }

export type Shelf = {
  find: (url: string) => Promise<Response | undefined>
  /** Keeps an answer as the newest; the oldest go when there are too many, or when they weigh too much. */
  keep: (url: string, answer: Response) => Promise<void>
}

// What is kept was made for this browser: its compression, the only thing that answers vary by, is undone already.
const MATCHING = { ignoreVary: true }

const bytesOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0)

/** How many of the oldest have to go. Sizes are in bytes, oldest first. */
export function tooMany(
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

/** Answers kept in the browser under a name, within bounds where there are any. */
export function shelf(name: string, bounds: Bounds = {}): Shelf {
  /** One after the other: two at once would both take the same for the oldest. */
  let trimming = Promise.resolve()

  const trim = async (): Promise<void> => {
    const cache = await caches.open(name)
    const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()])
    const gone = requests.slice(0, tooMany(answers.map(bytesOf), bounds))
    for (const request of gone) await cache.delete(request, MATCHING)
  }

  return {
    find: async url => (await caches.open(name)).match(url, MATCHING),
    keep: async (url, answer) => {
      const cache = await caches.open(name)
      // An answer that is cut in the middle costs nobody the copy that is there.
      const whole = new Response(await answer.blob(), answer)
      const former = await cache.match(url, MATCHING)
      // Put over an older copy it would stay as old as that one.
      await cache.delete(url, MATCHING)
      try {
        await cache.put(url, whole)
      } catch (error) {
        // The phone is full.
        if (former) await cache.put(url, former)
        throw error
      }
      trimming = trimming.then(trim, trim)
      await trimming
    },
  }
}
