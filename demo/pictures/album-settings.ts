import type { Random } from '../random.ts'
import type { Layer } from './scene.ts'
import { crateOf, crowd, flock, foot, heapOf, shade, stall, stand, trayOf } from './scene-parts.ts'

// Scenes are 1000 wide and 750 high. People are busts: something always stands before them.

const farmers = ['woman-farmer', 'man-farmer', 'young-farmer', 'young-man-farmer'] as const
const villagers = [...farmers, 'woman-headscarf', 'woman-raising-hand', 'man-raising-hand'] as const

export type Setting = { readonly backdrop: string; readonly draw: (random: Random) => Layer[] }

/** The moments that albums show, by key. */
export const settings = {
  'field-training': {
    backdrop: 'land-field',
    draw: random => [
      ...stand(random, ['palm-tree'], [[900, 470, 190]]),
      foot('flipchart', 205, 600, 200),
      foot('technician', 375, 610, 210),
      ...crowd(random, farmers, [520, 660, 800], 620, 190),
      foot('crop-row', 500, 745, 1080),
    ],
  },
  nursery: {
    backdrop: 'land-field',
    draw: random => [
      ...crowd(random, farmers, [300, 690], 480, 240),
      foot('counter', 500, 700, 900),
      foot('nursery-tray', 280, 545, 400),
      foot('nursery-tray', 715, 545, 400),
      foot('nursery-tray', 500, 585, 440),
      ...stand(
        random,
        ['potted-plant'],
        [
          [110, 740, 170],
          [890, 745, 185],
        ],
      ),
    ],
  },
  irrigation: {
    backdrop: 'land-dawn',
    draw: random => [
      foot('water-tower', 850, 470, 170),
      ...stand(
        random,
        ['sprinkler'],
        [
          [300, 500, 260],
          [560, 560, 330],
        ],
      ),
      ...crowd(random, farmers, [760], 650, 230),
      foot('sprinkler', 240, 680, 420),
      foot('crop-row', 500, 752, 1080),
    ],
  },
  tractor: {
    backdrop: 'land-field',
    draw: random => [
      ...stand(
        random,
        ['deciduous-tree', 'palm-tree'],
        [
          [130, 430, 150],
          [900, 440, 170],
        ],
      ),
      shade(480, 640, 560),
      foot('tractor', 470, 670, 470),
      ...crowd(random, farmers, [820], 660, 210),
      foot('crop-row', 820, 752, 560),
    ],
  },
  harvest: {
    backdrop: 'land-field',
    draw: random => [
      ...crowd(random, farmers, [330, 640], 570, 250),
      foot('crop-row', 500, 610, 1080),
      ...crateOf(random, 'tomato', 290, 720, 330),
      ...crateOf(random, random.pick(['aubergine-locale', 'carrot', 'bell-pepper']), 700, 735, 370),
    ],
  },
  'yam-harvest': {
    backdrop: 'land-dawn',
    draw: random => [
      ...stand(random, ['palm-tree'], [[120, 460, 190]]),
      ...crowd(random, farmers, [400, 640], 560, 240),
      foot('crop-row', 500, 610, 1080),
      ...heapOf(random, 'yam-kponan', 500, 655, 620, 190),
    ],
  },
  'poultry-house': {
    backdrop: 'land-poultry',
    draw: random => [
      foot('vet', 700, 480, 220),
      ...stand(
        random,
        ['sack-closed'],
        [
          [655, 505, 110],
          [750, 508, 115],
        ],
      ),
      ...flock(
        random,
        ['laying-hen', 'broiler'],
        [
          [150, 500, 130],
          [320, 520, 140],
          [500, 505, 130],
          [860, 530, 150],
        ],
      ),
      foot('feeder', 590, 610, 130),
      ...flock(
        random,
        ['laying-hen'],
        [
          [230, 670, 230],
          [450, 700, 250],
          [760, 690, 250],
        ],
      ),
    ],
  },
  'chick-delivery': {
    backdrop: 'land-poultry',
    draw: random => [
      ...crowd(random, farmers, [260, 730], 560, 240),
      foot('desk', 500, 700, 860),
      ...stand(
        random,
        ['baby-chick', 'front-facing-baby-chick', 'hatching-chick'],
        [
          [180, 590, 110],
          [300, 600, 115],
          [430, 595, 110],
          [560, 600, 115],
          [690, 592, 110],
          [810, 600, 115],
        ],
      ),
      ...flock(
        random,
        ['baby-chick'],
        [
          [120, 735, 110],
          [880, 738, 120],
        ],
      ),
    ],
  },
  'egg-sorting': {
    backdrop: 'land-hall',
    draw: random => [
      ...crowd(random, ['woman-farmer', 'young-farmer', 'woman-headscarf'], [330, 660], 530, 240),
      foot('desk', 500, 740, 1000),
      ...trayOf(random, 'egg-brown', 280, 610, 390),
      ...trayOf(random, 'egg-cream', 720, 612, 390),
    ],
  },
  meeting: {
    backdrop: 'land-hall',
    draw: random => [
      { art: 'banner', x: 500, y: 90, width: 960 },
      foot('flipchart', 500, 470, 200),
      foot('officer', 330, 495, 210),
      foot('woman-headscarf', 670, 495, 210),
      foot('desk', 500, 560, 620),
      ...crowd(random, villagers, [110, 300, 500, 700, 890], 760, 210),
    ],
  },
  classroom: {
    backdrop: 'land-hall',
    draw: random => [
      foot('teacher', 500, 500, 330),
      ...crowd(random, villagers, [180, 390, 610, 820], 690, 190),
      foot('desk', 270, 752, 470),
      foot('desk', 740, 752, 470),
    ],
  },
  'phone-training': {
    backdrop: 'land-village',
    draw: random => [
      foot('technician', 270, 560, 240),
      ...crowd(random, villagers, [530, 740], 570, 220),
      foot('desk', 500, 700, 800),
      { art: 'mobile-phone', x: 430, y: 520, width: 150, angle: -14, shadow: 0.4 },
      { art: 'mobile-phone', x: 640, y: 530, width: 130, angle: 12, shadow: 0.4 },
    ],
  },
  'seed-distribution': {
    backdrop: 'land-village',
    draw: random => [
      shade(200, 560, 380),
      foot('pickup-truck', 220, 600, 360),
      ...crowd(random, villagers, [520, 700, 870], 600, 210),
      ...stand(
        random,
        ['sack-closed'],
        [
          [430, 690, 150],
          [560, 700, 165],
          [700, 690, 155],
          [830, 705, 170],
        ],
      ),
      ...stand(
        random,
        ['sack-closed'],
        [
          [495, 742, 165],
          [640, 745, 175],
        ],
      ),
    ],
  },
  storage: {
    backdrop: 'land-hall',
    draw: random => [
      ...stand(
        random,
        ['sack-closed'],
        [
          [140, 520, 170],
          [290, 525, 170],
          [720, 520, 170],
          [870, 525, 170],
        ],
      ),
      ...stand(
        random,
        ['sack-closed'],
        [
          [210, 600, 190],
          [800, 600, 190],
        ],
      ),
      ...crowd(random, farmers, [500], 610, 260),
      foot('balance-scale', 360, 700, 190),
      ...crateOf(random, 'onion', 620, 735, 330),
    ],
  },
  market: {
    backdrop: 'land-village',
    draw: random => [
      ...stall(random, 500, 700, 900, ['woman-headscarf', ...farmers]),
      ...stand(random, ['basket'], [[90, 735, 150]]),
    ],
  },
  delivery: {
    backdrop: 'land-village',
    draw: random => [
      ...stand(random, ['palm-tree'], [[880, 470, 190]]),
      shade(390, 640, 600),
      foot('delivery-truck', 380, 680, 480),
      ...crowd(random, villagers, [770], 650, 220),
      ...crateOf(random, random.pick(['mango', 'tomato', 'tangerine']), 780, 735, 300),
      foot('package', 580, 720, 120),
    ],
  },
  'motorbike-delivery': {
    backdrop: 'land-dawn',
    draw: random => [
      shade(420, 660, 480),
      foot('motor-scooter', 400, 700, 380),
      foot('package', 515, 560, 120),
      ...crowd(random, ['woman-raising-hand', 'woman-headscarf'], [780], 690, 230),
      foot('crop-row', 820, 756, 460),
    ],
  },
  ceremony: {
    backdrop: 'land-hall',
    draw: random => [
      { art: 'banner', x: 500, y: 90, width: 960 },
      ...crowd(random, villagers, [180, 820], 560, 210),
      foot('officer', 370, 560, 230),
      foot('woman-farmer', 630, 560, 235),
      foot('desk', 500, 700, 760),
      foot('trophy', 500, 545, 150),
      { art: 'handshake', x: 500, y: 400, width: 130, shadow: 0.3 },
    ],
  },
} as const satisfies Record<string, Setting>
