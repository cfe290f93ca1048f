import { basinOf, type Kind, pile, tied } from './kind-stagings.ts'

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

/** What market gardens grow. */
export const gardenKinds = {
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
