import { type Region, regions } from '#contract/regions.ts'
import { isMistyped } from './edit-distance.ts'
import { plainText } from './plain-words.ts'

/** Towns and quarters, plain, by the shop's region that they belong to. */
const placesOf: Readonly<Record<Region, readonly string[]>> = {
  Abidjan: [
    'babi',
    'abj',
    'abobo',
    'adjame',
    'anyama',
    'attecoube',
    'bassam',
    'bingerville',
    'bonoua',
    'cocody',
    'dabou',
    'koumassi',
    'marcory',
    'port bouet',
    'songon',
    'treichville',
    'yopougon',
    'yop',
  ],
  Azaguié: ['agboville'],
  Bouaké: ['beoumi', 'katiola', 'sakassou'],
  Daloa: [],
  Gagnoa: ['oume'],
  Korhogo: ['ferke', 'ferkessedougou', 'sinematiali'],
  Man: ['danane', 'logouale'],
  'San Pedro': ['sanpedro', 'grand bereby', 'meagui'],
  Yamoussoukro: ['yakro', 'toumodi'],
}

/** Towns outside all regions of the shop: products of all regions are shown. */
const OTHER_TOWNS = [
  'Abengourou',
  'Aboisso',
  'Adzopé',
  'Agnibilékrou',
  'Bangolo',
  'Biankouma',
  'Bondoukou',
  'Bongouanou',
  'Bouaflé',
  'Bouna',
  'Boundiali',
  'Dabakala',
  'Daoukro',
  'Dimbokro',
  'Divo',
  'Duékoué',
  'Grand-Lahou',
  'Guiglo',
  'Issia',
  'Jacqueville',
  'Lakota',
  'Mankono',
  'Odienné',
  'Sassandra',
  'Séguéla',
  'Sinfra',
  'Soubré',
  'Tabou',
  'Tanda',
  'Tengréla',
  'Tiassalé',
  'Touba',
  'Toulepleu',
  'Vavoua',
  'Zuénoula',
]

/** A place of the table, plain. */
export type Place = { words: readonly string[]; region?: Region; town?: string }

const table: readonly Place[] = [
  ...regions.flatMap(region =>
    [plainText(region), ...placesOf[region]].map(place => ({ words: place.split(' '), region })),
  ),
  ...OTHER_TOWNS.map(town => ({ words: plainText(town).split(' '), town })),
]

const names: ReadonlySet<string> = new Set(table.map(({ words }) => words.join(' ')))

/** Whether the text is exactly the name of a known place. */
export const isPlace = (text: string): boolean => names.has(plainText(text))

/** Shorter names are not corrected: "Yako" is not Yakro. */
const TYPO_FROM_LETTERS = 6

const startsAt = (words: readonly string[], index: number, place: readonly string[]): boolean =>
  place.every((part, offset) => {
    const word = words[index + offset]
    return (
      word !== undefined && (word === part || (part.length >= TYPO_FROM_LETTERS && isMistyped(word, part)))
    )
  })

type PlacesRead = {
  /** In the order of the text. */
  places: Place[]
  regions: Region[]
  /** Towns outside all regions, as written. */
  otherTowns: string[]
  /** The remaining words. */
  rest: string[]
}

/** The regions that a text names, directly or by a town, and the towns outside all regions. */
export function readPlaces(words: readonly string[]): PlacesRead {
  const places: Place[] = []
  const rest: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const place = table.find(each => startsAt(words, index, each.words))
    if (!place) {
      rest.push(words[index]!)
      continue
    }
    places.push(place)
    index += place.words.length - 1
  }
  const regionsNamed = new Set(places.flatMap(({ region }) => region ?? []))
  const towns = new Set(places.flatMap(({ town }) => town ?? []))
  return { places, regions: [...regionsNamed], otherTowns: [...towns], rest }
}
