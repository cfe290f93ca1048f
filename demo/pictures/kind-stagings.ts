import type { Category } from '#contract/catalogue/facts.ts'
import type { Random } from '../random.ts'
import { arts as drawings } from './arts.ts'
import type { Layer } from './scene.ts'
import { basin, basket, bunches, crate, eggTray, nest, type Pile, pen, sack, spread } from './stagings.ts'

/** One kind of product: its category and the two ways its picture may be staged. */
export type Kind = {
  readonly category: Category
  readonly stagings: readonly [Staging, Staging]
}

type Staging = (random: Random) => Layer[]

export function pileOf(size: number, lean: number, arts: readonly string[]): Pile {
  const first = drawings[arts[0] ?? '']
  if (!first) throw new Error(`No drawing for a pile of ${arts.join(', ')}`)
  return { arts, size, lean, tall: (size * first.height) / first.width }
}

export const pile =
  (size: number, lean: number, ...arts: string[]) =>
  (stage: 'crate' | 'basket' | 'mat' | 'banana-leaf'): Staging =>
  random => {
    const shown = pileOf(size, lean, arts)
    if (stage === 'crate') return crate(random, shown)
    if (stage === 'basket') return basket(random, shown)
    return spread(random, shown, stage)
  }

export const tied = (art: string, size: number): Kind['stagings'] => [
  random => bunches(random, pileOf(size, 0, [art]), true),
  random => bunches(random, pileOf(size, 0, [art]), false),
]

export const grain = (art: string, vessel: string, beside: string, besideSize: number): Kind['stagings'] => [
  random => sack(random, art, pileOf(besideSize, 30, [beside])),
  random => basin(random, art, vessel, pileOf(besideSize, 30, [beside])),
]

export const basinOf = (
  art: string,
  vessels: readonly [string, string],
  beside: string,
  size: number,
): Kind['stagings'] => [
  random => basin(random, art, vessels[0], pileOf(size, 25, [beside])),
  random => basin(random, art, vessels[1], pileOf(size, 25, [beside])),
]

export const flock = (size: number, ...arts: string[]): Kind['stagings'] => [
  random => pen(random, arts, size),
  random => pen(random, [...arts].reverse(), size * 1.06),
]

export const eggs = (...arts: string[]): Kind['stagings'] => [
  random => eggTray(random, arts),
  random => nest(random, pileOf(118, 60, arts)),
]
