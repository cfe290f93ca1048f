import { fluentArt } from '../art-book.ts'
import type { Art } from '../scene.ts'

/** Icons of the package that serve as pieces, with the colours of our markets where they differ. */
const tones: Readonly<Record<string, { icon: string; pixels?: number; tone?: Art['tone'] }>> = {
  eggplant: { icon: 'eggplant', tone: { hue: 18, saturation: 0.75, brightness: 0.72 } },
  'bell-pepper': { icon: 'bell-pepper', tone: { hue: -12, brightness: 1.12 } },
  onion: { icon: 'onion' },
  'onion-violet': { icon: 'onion', tone: { hue: -62, brightness: 0.78, saturation: 0.8 } },
  'baby-chick': { icon: 'baby-chick', pixels: 560 },
  'front-facing-baby-chick': { icon: 'front-facing-baby-chick', pixels: 560 },
  goose: { icon: 'goose', pixels: 680 },
  turkey: { icon: 'turkey', pixels: 740 },
}

const asTheyAre = [
  'garlic',
  'carrot',
  'cucumber',
  'ear-of-corn',
  'peanuts',
  'beans',
  'coconut',
  'mango',
  'avocado',
  'pineapple',
  'ginger-root',
  'watermelon',
  'lemon',
  'lime',
  'tangerine',
]

export const icons: Readonly<Record<string, Art>> = {
  ...Object.fromEntries(asTheyAre.map(name => [name, fluentArt(name, 280)])),
  ...Object.fromEntries(
    Object.entries(tones).map(([key, { icon, pixels, tone }]) => [key, fluentArt(icon, pixels ?? 280, tone)]),
  ),
}
