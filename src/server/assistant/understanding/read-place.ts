import { type Region, regions } from '#contract/regions.ts'
import { isMistyped } from './edit-distance.ts'
import { plainText } from './plain-words.ts'

/** Towns and quarters, plain, by the region of the shop that they belong to. */
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

const table: readonly (readonly [words: readonly string[], region: Region])[] = regions.flatMap(region =>
  [plainText(region), ...placesOf[region]].map(place => [place.split(' '), region] as const),
)

/** "Yako" is no Yakro. */
const TYPO_FROM_LETTERS = 6

const startsAt = (words: readonly string[], index: number, place: readonly string[]): boolean =>
  place.every((part, offset) => {
    const word = words[index + offset]
    return (
      word !== undefined && (word === part || (part.length >= TYPO_FROM_LETTERS && isMistyped(word, part)))
    )
  })

export type PlacesRead = { regions: Region[]; rest: string[] }

/** The regions of the shop that a text names by themselves or by one of their towns, and the words that are left. */
export function readPlaces(words: readonly string[]): PlacesRead {
  const found = new Set<Region>()
  const rest: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const place = table.find(([name]) => startsAt(words, index, name))
    if (!place) {
      rest.push(words[index]!)
      continue
    }
    found.add(place[1])
    index += place[0].length - 1
  }
  return { regions: [...found], rest }
}
