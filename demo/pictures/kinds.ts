import type { Random } from '../random.ts'
import { arts as drawings } from './arts.ts'
import type { Layer } from './scene.ts'
import {
  basin,
  basket,
  bottles,
  bunches,
  crate,
  eggTray,
  nest,
  type Pile,
  pen,
  sack,
  spread,
} from './stagings.ts'

export type Category = 'vivriers' | 'maraichers' | 'avicoles'

/** One kind of product: its category and the two ways its picture may be staged. */
export type Kind = {
  readonly category: Category
  readonly stagings: readonly [Staging, Staging]
}

type Staging = (random: Random) => Layer[]

function pileOf(size: number, lean: number, arts: readonly string[]): Pile {
  const first = drawings[arts[0] ?? '']
  if (!first) throw new Error(`No drawing for a pile of ${arts.join(', ')}`)
  return { arts, size, lean, tall: (size * first.height) / first.width }
}

const pile =
  (size: number, lean: number, ...arts: string[]) =>
  (stage: 'crate' | 'basket' | 'mat' | 'banana-leaf'): Staging =>
  random => {
    const shown = pileOf(size, lean, arts)
    if (stage === 'crate') return crate(random, shown)
    if (stage === 'basket') return basket(random, shown)
    return spread(random, shown, stage)
  }

const tied = (art: string, size: number): Kind['stagings'] => [
  random => bunches(random, pileOf(size, 0, [art]), true),
  random => bunches(random, pileOf(size, 0, [art]), false),
]

const grain = (art: string, vessel: string, beside: string, besideSize: number): Kind['stagings'] => [
  random => sack(random, art, pileOf(besideSize, 30, [beside])),
  random => basin(random, art, vessel, pileOf(besideSize, 30, [beside])),
]

const basinOf = (
  art: string,
  vessels: readonly [string, string],
  beside: string,
  size: number,
): Kind['stagings'] => [
  random => basin(random, art, vessels[0], pileOf(size, 25, [beside])),
  random => basin(random, art, vessels[1], pileOf(size, 25, [beside])),
]

const flock = (size: number, ...arts: string[]): Kind['stagings'] => [
  random => pen(random, arts, size),
  random => pen(random, [...arts].reverse(), size * 1.06),
]

const eggs = (...arts: string[]): Kind['stagings'] => [
  random => eggTray(random, arts),
  random => nest(random, pileOf(118, 60, arts)),
]

const kponan = pile(380, 14, ...Array<string>(9).fill('yam-kponan'), 'yam-cut')
const bete = pile(300, 20, 'yam-bete')
const florido = pile(310, 20, 'yam-florido')
const cassava = pile(370, 16, 'cassava')
const greenPlantain = pile(300, 20, 'plantain-green')
const ripePlantain = pile(300, 20, 'plantain-ripe')
const banana = pile(270, 24, 'banana-yellow')
const sweetPotato = pile(250, 26, 'sweet-potato')
const taro = pile(190, 50, 'taro')
const corn = pile(230, 34, 'ear-of-corn')
const peanut = pile(140, 80, 'peanuts')
const coconut = pile(230, 40, 'coconut-whole', 'coconut-whole', 'coconut')
const palmNut = pile(100, 60, 'palm-nut')
const mango = pile(210, 34, 'mango')
const avocado = pile(200, 30, 'avocado-whole', 'avocado-whole', 'avocado-whole', 'avocado')
const pineapple = pile(250, 22, 'pineapple')
const papaya = pile(240, 26, 'papaya', 'papaya', 'papaya', 'papaya-cut')
const tangerine = pile(180, 34, 'tangerine')

/** Every kind of product that has a picture, by key. */
export const kinds = {
  'igname-kponan': { category: 'vivriers', stagings: [kponan('mat'), kponan('crate')] },
  'igname-bete-bete': { category: 'vivriers', stagings: [bete('mat'), bete('basket')] },
  'igname-florido': { category: 'vivriers', stagings: [florido('crate'), florido('mat')] },
  manioc: { category: 'vivriers', stagings: [cassava('mat'), cassava('crate')] },
  attieke: {
    category: 'vivriers',
    stagings: basinOf('heap-attieke', ['basin-blue', 'calabash'], 'cassava-cut', 170),
  },
  gari: { category: 'vivriers', stagings: grain('heap-gari', 'basin-green', 'cassava-cut', 170) },
  'farine-manioc': { category: 'vivriers', stagings: grain('heap-flour', 'calabash', 'cassava-cut', 170) },
  'banane-plantain-verte': { category: 'vivriers', stagings: [greenPlantain('mat'), greenPlantain('crate')] },
  'banane-plantain-mure': { category: 'vivriers', stagings: [ripePlantain('crate'), ripePlantain('mat')] },
  'banane-douce': { category: 'vivriers', stagings: [banana('basket'), banana('mat')] },
  'patate-douce': { category: 'vivriers', stagings: [sweetPotato('crate'), sweetPotato('mat')] },
  taro: { category: 'vivriers', stagings: [taro('basket'), taro('mat')] },
  'mais-frais': { category: 'vivriers', stagings: [corn('basket'), corn('crate')] },
  'mais-grain': { category: 'vivriers', stagings: grain('heap-maize', 'basin-red', 'ear-of-corn', 190) },
  'farine-mais': {
    category: 'vivriers',
    stagings: grain('heap-maize-flour', 'calabash', 'ear-of-corn', 190),
  },
  'riz-local': { category: 'vivriers', stagings: grain('heap-rice', 'calabash', 'rice-ear', 230) },
  'riz-etuve': {
    category: 'vivriers',
    stagings: grain('heap-rice-parboiled', 'basin-blue', 'rice-ear', 230),
  },
  mil: { category: 'vivriers', stagings: grain('heap-millet', 'calabash', 'millet-ear', 80) },
  sorgho: { category: 'vivriers', stagings: grain('heap-sorghum', 'basin-green', 'sorghum-ear', 80) },
  fonio: {
    category: 'vivriers',
    stagings: basinOf('heap-fonio', ['calabash', 'basin-red'], 'rice-ear', 210),
  },
  'arachide-coque': { category: 'vivriers', stagings: [peanut('basket'), peanut('mat')] },
  'arachide-decortiquee': {
    category: 'vivriers',
    stagings: basinOf('heap-peanut', ['basin-blue', 'calabash'], 'peanuts', 150),
  },
  'pate-arachide': {
    category: 'vivriers',
    stagings: [
      random => bottles(random, 'peanut-paste', 290, pileOf(120, 60, ['peanuts'])),
      random => bottles(random, 'peanut-paste', 310, pileOf(110, 60, ['peanuts'])),
    ],
  },
  niebe: { category: 'vivriers', stagings: grain('heap-cowpea', 'basin-green', 'leaf-sprig', 170) },
  'haricot-rouge': {
    category: 'vivriers',
    stagings: basinOf('heap-red-bean', ['calabash', 'basin-blue'], 'beans', 160),
  },
  sesame: {
    category: 'vivriers',
    stagings: basinOf('heap-sesame', ['basin-green', 'calabash'], 'leaf-sprig', 170),
  },
  'noix-de-coco': { category: 'vivriers', stagings: [coconut('banana-leaf'), coconut('crate')] },
  'graine-de-palme': { category: 'vivriers', stagings: [palmNut('basket'), palmNut('banana-leaf')] },
  'huile-rouge': {
    category: 'vivriers',
    stagings: [
      random => bottles(random, 'palm-oil', 215, pileOf(90, 60, ['palm-nut'])),
      random => bottles(random, 'palm-oil', 230, pileOf(80, 60, ['palm-nut'])),
    ],
  },
  mangue: { category: 'vivriers', stagings: [mango('basket'), mango('crate')] },
  avocat: { category: 'vivriers', stagings: [avocado('crate'), avocado('banana-leaf')] },
  ananas: { category: 'vivriers', stagings: [pineapple('crate'), pineapple('banana-leaf')] },
  papaye: { category: 'vivriers', stagings: [papaya('banana-leaf'), papaya('crate')] },
  orange: { category: 'vivriers', stagings: [tangerine('basket'), tangerine('crate')] },
  ...marketGarden(),
  ...farmyard(),
} as const satisfies Record<string, Kind>

export type KindKey = keyof typeof kinds

/** The kinds most often sold, which are shown from two sides. */
export const kindsWithTwoPictures: ReadonlySet<KindKey> = new Set([
  'igname-kponan',
  'manioc',
  'attieke',
  'banane-plantain-verte',
  'mais-grain',
  'riz-local',
  'mangue',
  'tomate',
  'aubergine-locale',
  'oignon',
  'oeufs-plateau',
  'poulet-chair',
])

function marketGarden() {
  const tomato = pile(185, 36, 'tomato')
  const cherry = pile(120, 50, 'cherry-tomato')
  const localAubergine = pile(170, 30, 'aubergine-locale', 'aubergine-locale', 'aubergine-green')
  const eggplant = pile(220, 36, 'eggplant')
  const okra = pile(165, 50, 'okra')
  const chili = pile(150, 60, 'chili-red')
  const greenChili = pile(150, 60, 'chili-green')
  const yellowChili = pile(135, 60, 'bonnet-yellow', 'bonnet-yellow', 'bonnet-red')
  const pepper = pile(210, 26, 'bell-pepper')
  const onion = pile(180, 40, 'onion')
  const violetOnion = pile(180, 40, 'onion-violet')
  const garlic = pile(160, 40, 'garlic')
  const carrot = pile(210, 40, 'carrot')
  const cucumber = pile(210, 30, 'cucumber')
  const cabbage = pile(290, 24, 'cabbage')
  const lettuce = pile(300, 40, 'lettuce')
  const bean = pile(220, 26, 'green-bean')
  const courgette = pile(270, 20, 'courgette')
  const pumpkin = pile(310, 10, 'pumpkin')
  const watermelon = pile(320, 16, 'watermelon-whole', 'watermelon-whole', 'watermelon')
  const lemon = pile(170, 50, 'lemon', 'lemon', 'lime')
  const ginger = pile(200, 40, 'ginger-root')
  const beetroot = pile(190, 40, 'beetroot')
  const garden = 'maraichers' as const
  return {
    tomate: { category: garden, stagings: [tomato('crate'), tomato('basket')] },
    'tomate-cerise': { category: garden, stagings: [cherry('basket'), cherry('banana-leaf')] },
    'aubergine-locale': { category: garden, stagings: [localAubergine('basket'), localAubergine('crate')] },
    'aubergine-violette': { category: garden, stagings: [eggplant('crate'), eggplant('basket')] },
    gombo: { category: garden, stagings: [okra('basket'), okra('banana-leaf')] },
    'piment-rouge': { category: garden, stagings: [chili('basket'), chili('banana-leaf')] },
    'piment-vert': { category: garden, stagings: [greenChili('banana-leaf'), greenChili('basket')] },
    'piment-jaune': { category: garden, stagings: [yellowChili('basket'), yellowChili('banana-leaf')] },
    'piment-sec': {
      category: garden,
      stagings: basinOf('heap-chili', ['calabash', 'basin-blue'], 'chili-red', 150),
    },
    poivron: { category: garden, stagings: [pepper('crate'), pepper('basket')] },
    oignon: { category: garden, stagings: [onion('crate'), onion('mat')] },
    'oignon-violet': { category: garden, stagings: [violetOnion('basket'), violetOnion('crate')] },
    ciboule: { category: garden, stagings: tied('spring-onion', 300) },
    ail: { category: garden, stagings: [garlic('basket'), garlic('mat')] },
    carotte: { category: garden, stagings: [carrot('crate'), carrot('basket')] },
    concombre: { category: garden, stagings: [cucumber('crate'), cucumber('basket')] },
    chou: { category: garden, stagings: [cabbage('crate'), cabbage('mat')] },
    laitue: { category: garden, stagings: [lettuce('crate'), lettuce('basket')] },
    'feuilles-patate': { category: garden, stagings: tied('bunch-sweet-potato', 330) },
    'feuilles-manioc': { category: garden, stagings: tied('bunch-cassava-leaf', 330) },
    epinard: { category: garden, stagings: tied('bunch-spinach', 320) },
    oseille: { category: garden, stagings: tied('bunch-sorrel', 320) },
    persil: { category: garden, stagings: tied('bunch-parsley', 310) },
    menthe: { category: garden, stagings: tied('bunch-mint', 310) },
    'haricot-vert': { category: garden, stagings: [bean('basket'), bean('banana-leaf')] },
    courgette: { category: garden, stagings: [courgette('crate'), courgette('mat')] },
    courge: { category: garden, stagings: [pumpkin('mat'), pumpkin('crate')] },
    pasteque: { category: garden, stagings: [watermelon('mat'), watermelon('crate')] },
    citron: { category: garden, stagings: [lemon('basket'), lemon('crate')] },
    gingembre: { category: garden, stagings: [ginger('basket'), ginger('mat')] },
    betterave: { category: garden, stagings: [beetroot('crate'), beetroot('basket')] },
  } as const satisfies Record<string, Kind>
}

function farmyard() {
  const dressed = pile(360, 8, 'dressed-chicken')
  const smoked = pile(360, 8, 'smoked-chicken')
  const yard = 'avicoles' as const
  return {
    'oeufs-plateau': { category: yard, stagings: eggs('egg-brown') },
    'oeufs-pintade': { category: yard, stagings: eggs('egg-guinea') },
    'oeufs-caille': { category: yard, stagings: eggs('egg-quail') },
    'oeufs-cane': { category: yard, stagings: eggs('egg-duck', 'egg-white') },
    'poulet-chair': { category: yard, stagings: flock(590, 'broiler') },
    'poulet-africain': { category: yard, stagings: flock(560, 'village-hen', 'black-hen') },
    'pondeuse-reforme': { category: yard, stagings: flock(570, 'laying-hen') },
    coquelet: { category: yard, stagings: flock(580, 'cockerel') },
    poussin: { category: yard, stagings: flock(430, 'baby-chick', 'front-facing-baby-chick') },
    pintade: { category: yard, stagings: flock(580, 'guinea-fowl') },
    caille: { category: yard, stagings: flock(500, 'quail') },
    canard: { category: yard, stagings: flock(600, 'muscovy-duck', 'muscovy-duck') },
    oie: { category: yard, stagings: flock(520, 'goose') },
    dinde: { category: yard, stagings: flock(580, 'turkey') },
    'poulet-pret-a-cuire': { category: yard, stagings: [dressed('banana-leaf'), dressed('crate')] },
    'poulet-fume': { category: yard, stagings: [smoked('banana-leaf'), smoked('basket')] },
  } as const satisfies Record<string, Kind>
}
