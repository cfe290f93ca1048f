import type { Category } from '#contract/catalogue/facts.ts'
import { seededRandom } from '../random.ts'
import { type AlbumScene, drawAlbumPicture } from './draw-album-picture.ts'
import type { Layer, Scene } from './scene.ts'
import { crateOf, stall } from './scene-parts.ts'

/** The home page's picture: a market stall at seven in the morning, twice as wide as high; its left is calm. */
export function drawHero(): Scene {
  const random = seededRandom('hero')
  return {
    aspect: 2,
    backdrop: 'land-market-wide',
    layers: [
      ...stall(
        random,
        660,
        458,
        580,
        ['woman-farmer', 'young-farmer'],
        ['tomato', 'aubergine-locale', 'mango', 'onion'],
      ),
      ...crateOf(random, 'carrot', 800, 488, 165),
      ...crateOf(random, 'bell-pepper', 625, 494, 165),
      ...crateOf(random, 'tangerine', 450, 490, 165),
      { art: 'shadow', x: 930, y: 484, width: 150 },
      { art: 'laying-hen', x: 925, y: 492, width: 120, anchor: 'foot', flip: true, shadow: 0.2 },
      { art: 'shadow', x: 312, y: 476, width: 130 },
      { art: 'plantain-green', x: 310, y: 440, width: 110, angle: -8, shadow: 0.35 },
      { art: 'plantain-ripe', x: 358, y: 455, width: 96, angle: 10, shadow: 0.35 },
    ],
  }
}

const serviceScenes = {
  delivery: ['motorbike-delivery', 0],
  pickup: ['storage', 0],
  cash: ['delivery', 1],
  online: ['phone-training', 0],
  quality: ['egg-sorting', 0],
  support: ['field-training', 0],
  answers: ['meeting', 0],
} as const satisfies Record<string, readonly [scene: AlbumScene, variant: number]>

type Service = keyof typeof serviceScenes

export const services = Object.keys(serviceScenes) as Service[]

/** What AMIC does besides selling, as its albums show it. */
export function drawServicePicture(service: Service): Scene {
  const [scene, variant] = serviceScenes[service]
  return drawAlbumPicture(scene, variant)
}

/** The picture of a category's card, eight by five. */
export function drawCategoryPicture(category: Category): Scene {
  return { aspect: 1.6, backdrop: `land-${category}`, layers: categoryLayers[category]() }
}

const categoryLayers: Readonly<Record<Category, () => Layer[]>> = {
  vivriers: () => [
    ground(500, 560, 980),
    put('sack-back', 790, 322, 300),
    put('heap-rice', 790, 325, 268),
    put('sack-front', 790, 570, 300),
    ...rows(['yam-kponan'], 330, 420, 260, [2, 3, 3]),
    ...rows(['plantain-green', 'plantain-ripe'], 540, 500, 210, [2]),
    ...rows(['ear-of-corn'], 230, 570, 130, [3]),
  ],
  maraichers: () => [
    ground(500, 580, 1000),
    put('cabbage', 150, 560, 230),
    ...crateOf(seededRandom('category tomato'), 'tomato', 420, 570, 380),
    ...crateOf(seededRandom('category aubergine'), 'aubergine-locale', 780, 580, 370),
    ...rows(['carrot'], 260, 580, 130, [2]),
    ...rows(['chili-red'], 600, 590, 110, [2]),
  ],
  avicoles: () => [
    ground(300, 560, 500),
    put('straw', 330, 640, 760),
    put('laying-hen', 240, 570, 330),
    { ...put('broiler', 520, 540, 280), flip: true },
    put('egg-tray', 790, 590, 360),
    ...Array.from({ length: 30 }, (_, index): Layer => {
      const row = Math.floor(index / 6)
      return {
        art: 'egg-brown',
        x: 790 + ((index % 6) - 2.5) * (48 + row * 2.2),
        y: 400 + row * 33,
        width: 47,
        light: 0.9 + row * 0.03,
        shadow: 0.4,
      }
    }),
  ],
}

function ground(x: number, y: number, width: number): Layer {
  return { art: 'shadow', x, y, width }
}

function put(art: string, x: number, y: number, width: number): Layer {
  return { art, x, y, width, anchor: 'foot', shadow: 0.25 }
}

/** A neat little pile, back row first. */
function rows(
  arts: readonly string[],
  x: number,
  y: number,
  size: number,
  counts: readonly number[],
): Layer[] {
  const random = seededRandom(`rows ${arts[0]}`)
  return counts.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, index): Layer => ({
        art: arts[(index + row) % arts.length]!,
        x: x + (index - (count - 1) / 2) * size * 0.62,
        y: y + row * size * 0.24,
        width: size,
        angle: random.between(-16, 16),
        light: 0.9 + row * 0.06,
        shadow: 0.42,
      }),
    ),
  )
}
