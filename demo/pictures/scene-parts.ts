import type { Random } from '../random.ts'
import type { Layer } from './scene.ts'

// Groups that scenes are made of; lengths are thousandths of the scene's width.

type Spot = readonly [x: number, y: number, width: number]

export function foot(art: string, x: number, y: number, width: number): Layer {
  return { art, x, y, width, anchor: 'foot', shadow: 0.14 }
}

export function shade(x: number, y: number, width: number): Layer {
  return { art: 'shadow', x, y, width }
}

export function stand(random: Random, arts: readonly string[], spots: readonly Spot[]): Layer[] {
  return spots.flatMap(([x, y, width]) => [
    shade(x, y - width * 0.04, width * 1.1),
    foot(random.pick(arts), x, y, width * random.between(0.95, 1.06)),
  ])
}

/** People side by side, none twice in a row. */
export function crowd(
  random: Random,
  who: readonly string[],
  xs: readonly number[],
  y: number,
  width: number,
): Layer[] {
  const order = random.shuffle(who)
  return xs.map((x, index) =>
    foot(
      order[index % order.length]!,
      x + random.between(-10, 10),
      y + random.between(-8, 8),
      width * random.between(0.95, 1.05),
    ),
  )
}

export function flock(random: Random, arts: readonly string[], spots: readonly Spot[]): Layer[] {
  return spots.flatMap(([x, y, width]) => [
    shade(x, y - width * 0.06, width * 1.05),
    { ...foot(random.pick(arts), x, y, width), flip: random.chance(0.5) },
  ])
}

/** A small crate with a heap of one thing. */
export function crateOf(random: Random, art: string, x: number, y: number, width: number): Layer[] {
  const size = width * 0.24
  const heap = [0, 1, 2].flatMap(row =>
    Array.from(
      { length: 3 + row },
      (_, index): Layer => ({
        art,
        x: x + (index - (2 + row) / 2) * size * 0.72 + random.between(-4, 4),
        y: y - width * (0.52 - row * 0.09),
        width: size * random.between(0.95, 1.1),
        angle: random.between(-30, 30),
        light: 0.88 + row * 0.07,
        shadow: 0.4,
      }),
    ),
  )
  return [
    shade(x + 8, y - 6, width * 1.2),
    foot('crate-back', x, y - width * 0.22, width * 0.94),
    ...heap,
    foot('crate-front', x, y, width),
  ]
}

export function heapOf(
  random: Random,
  art: string,
  x: number,
  top: number,
  width: number,
  size: number,
): Layer[] {
  return [
    shade(x, top + 70, width * 1.15),
    ...[0, 1, 2].flatMap(row =>
      Array.from(
        { length: 2 + row },
        (_, index): Layer => ({
          art,
          x: x + (index - (1 + row) / 2) * size * 0.85,
          y: top - 50 + row * 45,
          width: size * random.between(0.95, 1.1),
          angle: random.between(-14, 14),
          flip: random.chance(0.5),
          light: 0.88 + row * 0.07,
          shadow: 0.45,
        }),
      ),
    ),
  ]
}

export function trayOf(random: Random, art: string, x: number, y: number, width: number): Layer[] {
  return [
    foot('egg-tray', x, y + width * 0.1, width),
    ...Array.from({ length: 30 }, (_, index): Layer => {
      const row = Math.floor(index / 6)
      return {
        art,
        x: x + ((index % 6) - 2.5) * width * (0.132 + row * 0.007),
        y: y + width * (0.1 - 0.475 + row * 0.092 + 0.02),
        width: width * 0.13,
        light: 0.88 + row * 0.04 * random.between(0.9, 1),
        shadow: 0.4,
      }
    }),
  ]
}

/** A market stall with its awning, its seller and four heaps of produce. */
export function stall(
  random: Random,
  x: number,
  y: number,
  width: number,
  who: readonly string[],
  wares: readonly string[] = ['tomato', 'onion', 'aubergine-locale', 'mango', 'carrot', 'chili-red'],
): Layer[] {
  const shown = random.shuffle(wares).slice(0, 4)
  const unit = width / 900
  const counterTop = y - 300 * unit
  const heaps = shown.flatMap((art, place) => {
    const size = 78 * unit
    const centre = x + (place - 1.5) * 205 * unit
    return [0, 1, 2].flatMap(row =>
      Array.from(
        { length: 2 + row },
        (_, index): Layer => ({
          art,
          x: centre + (index - (1 + row) / 2) * size * 0.66 + random.between(-3, 3),
          y: counterTop - (62 - row * 30) * unit,
          width: size * random.between(0.95, 1.12),
          angle: random.between(-30, 30),
          light: 0.88 + row * 0.08,
          shadow: 0.4,
        }),
      ),
    )
  })
  return [
    shade(x, y - 12 * unit, width * 1.15),
    foot('pole-left', x - 420 * unit, y, 18 * unit),
    foot('pole-left', x + 420 * unit, y, 18 * unit),
    ...crowd(random, who, [x - 150 * unit, x + 160 * unit], counterTop - 18 * unit, 225 * unit),
    foot('counter', x, y, width * 0.96),
    ...heaps,
    { art: 'awning', x, y: y - 625 * unit, width: width * 1.04, shadow: 0.3 },
  ]
}
