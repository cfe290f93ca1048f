import type { Random } from '../random.ts'
import { trayCup } from './art/underlays.ts'
import type { Layer } from './scene.ts'

/** What is shown: drawings of one kind of thing and the size of one piece, in thousandths of the picture. */
export type Pile = {
  readonly arts: readonly string[]
  readonly size: number
  /** Height of one piece of that size. */
  readonly tall: number
  /** How far pieces may lean, in degrees either way. */
  readonly lean?: number
}

type Mound = {
  readonly cx: number
  readonly width: number
  /** Height of the middles of the topmost and of the lowest pieces. */
  readonly apex: number
  readonly foot: number
  /** How much lower the ends of the lowest row are than its middle. */
  readonly sag?: number
}

/** Pieces piled in rows from the back (high, in the shade) to the front (low, wide, in the light). */
function heap(random: Random, { arts, size, tall, lean = 38 }: Pile, mound: Mound): Layer[] {
  const rows = Math.max(2, Math.round((mound.foot - mound.apex) / (tall * 0.44)) + 1)
  return Array.from({ length: rows }, (_, row) => {
    const share = row / (rows - 1)
    const rowWidth = Math.max(0, (mound.width - size * 0.8) * (0.4 + 0.6 * share ** 0.8))
    const count = Math.max(1, Math.round(rowWidth / (size * 0.6)) + 1)
    const pieces = Array.from({ length: count }, (_, index): Layer => {
      const x =
        mound.cx +
        (count === 1 ? 0 : (index / (count - 1) - 0.5) * rowWidth) +
        random.between(-0.1, 0.1) * size
      const aside = (x - mound.cx) / (mound.width / 2)
      const drop = aside * aside * (mound.sag ?? tall * 0.3) * (0.3 + 0.7 * share)
      return {
        art: random.pick(arts),
        x,
        y: mound.apex + share * (mound.foot - mound.apex) + drop + random.between(-0.07, 0.07) * tall,
        width: size * random.between(0.88, 1.1) * (0.9 + 0.1 * share),
        angle: random.between(-lean, lean),
        flip: random.chance(0.3),
        light: 0.82 + 0.22 * share - aside * 0.07,
        shadow: 0.42,
      }
    })
    return random.shuffle(pieces)
  }).flat()
}

function groundShadow(x: number, y: number, width: number): Layer {
  return { art: 'shadow', x, y, width }
}

/** A few pieces that rolled to the front. */
function loose(
  random: Random,
  pile: Pile,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): Layer[] {
  return spots.flatMap(([x, y, scale]) => {
    const width = pile.size * scale
    return [
      groundShadow(x + width * 0.08, y + width * 0.3, width * 1.25),
      {
        art: random.pick(pile.arts),
        x,
        y,
        width,
        angle: random.between(-1, 1) * (pile.lean ?? 38),
        flip: random.chance(0.5),
        light: 1.05,
        shadow: 0.25,
      },
    ]
  })
}

/** A slatted crate, heaped above its rim. */
export function crate(random: Random, pile: Pile): Layer[] {
  return [
    groundShadow(520, 880, 980),
    { art: 'crate-back', x: 500, y: 680, width: 740, anchor: 'foot' },
    ...heap(random, pile, { cx: 500, width: 760, apex: 395, foot: 625 - pile.tall * 0.15, sag: 0 }),
    { art: 'crate-front', x: 500, y: 890, width: 790, anchor: 'foot', shadow: 0.2 },
    ...loose(random, pile, [
      [150 + pile.size * 0.12, 892 - pile.size * 0.1, 0.95],
      [845 - pile.size * 0.05, 905 - pile.size * 0.1, 1.05],
    ]),
  ]
}

/** A woven basket, generously filled. */
export function basket(random: Random, pile: Pile): Layer[] {
  return [
    groundShadow(520, 890, 960),
    { art: 'basket-back', x: 500, y: 705, width: 760, anchor: 'foot' },
    ...heap(random, pile, { cx: 500, width: 700, apex: 400, foot: 655 - pile.tall * 0.08, sag: -80 }),
    { art: 'basket-front', x: 500, y: 925, width: 760, anchor: 'foot' },
    ...loose(random, pile, [[840, 900 - pile.size * 0.06, 1]]),
  ]
}

/** A pile on a woven mat or on a banana leaf. */
export function spread(random: Random, pile: Pile, under: 'mat' | 'banana-leaf'): Layer[] {
  return [
    groundShadow(510, 790, 1060),
    { art: under, x: 500, y: 945, width: 960, anchor: 'foot', shadow: 0.2 },
    groundShadow(520, 770, 820),
    ...heap(random, pile, { cx: 500, width: 820, apex: 470, foot: 840 - pile.tall * 0.25 }),
  ]
}

/** Grain heaped in an enamel basin or a calabash, with what goes with it before. */
export function basin(random: Random, grain: string, vessel: string, beside: Pile): Layer[] {
  return [
    groundShadow(520, 890, 960),
    { art: vessel, x: 500, y: 910, width: 800, anchor: 'foot' },
    { art: grain, x: 500, y: 652, width: 660, anchor: 'foot' },
    ...loose(random, beside, [
      [215, 880, 1],
      [810, 890, 0.9],
    ]),
  ]
}

/** An open jute sack and a calabash of the same grain. */
export function sack(random: Random, grain: string, beside: Pile): Layer[] {
  return [
    groundShadow(450, 880, 880),
    { art: 'sack-back', x: 420, y: 470, width: 560, anchor: 'foot' },
    { art: grain, x: 420, y: 475, width: 500, anchor: 'foot' },
    { art: 'sack-front', x: 420, y: 912, width: 560, anchor: 'foot' },
    groundShadow(770, 905, 480),
    { art: 'calabash', x: 760, y: 940, width: 370, anchor: 'foot', shadow: 0.25 },
    { art: grain, x: 760, y: 822, width: 306, anchor: 'foot' },
    ...loose(random, beside, [[170, 905, 0.9]]),
  ]
}

/** A tray of thirty eggs, seen from above the counter. */
export function eggTray(random: Random, egg: readonly string[]): Layer[] {
  const width = 900
  const unit = width / 100
  const top = 905 - 62 * unit
  const eggs = Array.from({ length: 30 }, (_, index): Layer => {
    const row = Math.floor(index / 6)
    const { x, y, scale } = trayCup(row, index % 6)
    return {
      art: random.pick(egg),
      x: 50 + x * unit,
      y: top + (y + 4.4) * unit,
      width: 13.6 * unit * scale * random.between(0.95, 1.04),
      anchor: 'foot',
      angle: random.between(-9, 9),
      light: 0.86 + row * 0.045,
      shadow: 0.45,
    }
  })
  return [
    groundShadow(520, 880, 1080),
    { art: 'egg-tray', x: 500, y: 905, width, anchor: 'foot', shadow: 0.3 },
    ...eggs,
  ]
}

/** Eggs in straw. */
export function nest(random: Random, pile: Pile): Layer[] {
  return [
    groundShadow(510, 800, 1060),
    { art: 'nest', x: 500, y: 900, width: 980, anchor: 'foot' },
    ...heap(random, { ...pile, lean: 60 }, { cx: 500, width: 660, apex: 560, foot: 745 }),
    { art: 'straw', x: 500, y: 1010, width: 820, anchor: 'foot' },
  ]
}

/** Live birds on straw: one before, others behind. */
export function pen(random: Random, arts: readonly string[], size: number): Layer[] {
  const bird = (x: number, y: number, width: number, light: number, flip: boolean): Layer[] => [
    groundShadow(x + 10, y - 4, width * 1.02),
    { art: random.pick(arts), x, y, width, anchor: 'foot', flip, light, shadow: 0.22 },
  ]
  return [
    { art: 'fence', x: 500, y: 640, width: 1010, anchor: 'foot', light: 0.98 },
    { art: 'straw', x: 470, y: 960, width: 1180, anchor: 'foot' },
    ...bird(235, 735, size * 0.6, 0.9, false),
    ...bird(775, 745, size * 0.64, 0.92, true),
    ...bird(480, 915, size, 1.03, random.chance(0.5)),
    { art: 'straw', x: 500, y: 1125, width: 1000, anchor: 'foot' },
  ]
}

/** Bunches: a basketful, or laid side by side. */
export function bunches(random: Random, pile: Pile, inBasket: boolean): Layer[] {
  const bunch = (x: number, y: number, scale: number, angle: number, light: number): Layer => ({
    art: random.pick(pile.arts),
    x,
    y,
    width: pile.size * scale,
    anchor: 'foot',
    angle,
    flip: random.chance(0.5),
    light,
    shadow: 0.45,
  })
  if (!inBasket) {
    return [
      groundShadow(510, 800, 1060),
      { art: 'mat', x: 500, y: 950, width: 960, anchor: 'foot', shadow: 0.2 },
      bunch(300, 720, 0.92, -16, 0.88),
      bunch(700, 730, 0.92, 14, 0.9),
      bunch(500, 700, 0.95, 2, 0.95),
      bunch(255, 900, 1, -10, 1),
      bunch(745, 905, 1, 12, 1),
      bunch(500, 925, 1.08, 0, 1.05),
    ]
  }
  return [
    groundShadow(520, 890, 960),
    { art: 'basket-back', x: 500, y: 705, width: 760, anchor: 'foot' },
    bunch(350, 690, 0.9, -20, 0.86),
    bunch(650, 690, 0.9, 18, 0.86),
    bunch(500, 690, 0.98, 0, 0.92),
    bunch(280, 790, 1, -24, 0.98),
    bunch(725, 790, 1, 24, 0.98),
    bunch(500, 810, 1.06, 3, 1.04),
    { art: 'basket-front', x: 500, y: 925, width: 760, anchor: 'foot' },
  ]
}

/** Bottles or jars in a row on the counter, with what they are made of. */
export function bottles(random: Random, art: string, size: number, beside: Pile): Layer[] {
  const one = (x: number, y: number, scale: number, light: number): Layer[] => [
    groundShadow(x + 30, y - 10, size * scale * 1.4),
    { art, x, y, width: size * scale, anchor: 'foot', light, shadow: 0.35 },
  ]
  return [
    ...one(310, 760, 0.92, 0.9),
    ...one(700, 765, 0.92, 0.9),
    ...one(500, 850, 1.08, 1.03),
    { art: 'banana-leaf', x: 500, y: 965, width: 800, anchor: 'foot', shadow: 0.25 },
    ...heap(random, beside, { cx: 500, width: 640, apex: 815, foot: 890 }),
  ]
}
