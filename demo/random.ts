/** A reproducible source of chance: the same seed always tells the same story. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A number in [min, max). */
  between(min: number, max: number): number
  /** A whole number in [min, max], both included. */
  whole(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the things, each as likely as the others. */
  pick<T>(things: readonly T[]): T
  /** A new array with the same things in another order. */
  shuffle<T>(things: readonly T[]): T[]
}

/** Mulberry32 over a hash of the seed's text (FNV-1a): small, fast and the same on every machine. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    between: (min, max) => min + next() * (max - min),
    chance: probability => next() < probability,
    pick: things => {
      const thing = things[whole(0, things.length - 1)]
      if (thing === undefined) throw new Error('Nothing to pick from')
      return thing
    },
    shuffle: things => {
      const mixed = [...things]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = whole(0, last)
        const kept = mixed[last]!
        mixed[last] = mixed[other]!
        mixed[other] = kept
      }
      return mixed
    },
  }
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}
