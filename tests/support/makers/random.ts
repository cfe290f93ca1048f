/** Reproducible random choices. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** An integer in [0, `below`). */
  below: (below: number) => number
  chance: (probability: number) => boolean
  pick: <T>(choices: readonly T[]) => T
  shuffle: <T>(items: readonly T[]) => T[]
  /** Another source that depends only on this one's seed and the name. */
  fork: (name: number) => Random
}

/** Mulberry32, by Tommy Ettinger. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: choices => choices[below(choices.length)]!,
    shuffle: items => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
      }
      return shuffled
    },
    fork: name => createRandom(Math.imul(seed ^ 0x9e3779b9, name + 1) ^ name),
  }
}

/** AMIC_FAULT_SEED, to reproduce a failure; otherwise a new seed. It is printed. */
export function seedOfThisRun(name: string): number {
  const seed = Number(process.env.AMIC_FAULT_SEED ?? Date.now() % 1_000_000_000)
  console.log(`${name}: AMIC_FAULT_SEED=${seed}`)
  return seed
}
