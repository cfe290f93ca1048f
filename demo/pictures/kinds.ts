import { basinOf, grain, type Kind, pile, pileOf } from './kind-stagings.ts'
import { farmyardKinds } from './kinds-farmyard.ts'
import { gardenKinds } from './kinds-garden.ts'
import { bottles } from './stagings.ts'

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
  ...gardenKinds,
  ...farmyardKinds,
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
