import { describe, expect, test } from 'vitest'
import { editDistance, isMistyped } from './edit-distance.ts'
import { plainWords } from './plain-words.ts'
import { readPlaces } from './read-place.ts'
import { readPrices } from './read-prices.ts'
import { soundsOf } from './sounds.ts'

const pricesOf = (text: string) => readPrices(plainWords(text)).bounds

describe('letters that are wrong', () => {
  test.each([
    ['igname', 'igname', 0],
    ['ignam', 'igname', 1],
    ['ignamme', 'igname', 1],
    ['ingame', 'igname', 1],
    ['', 'riz', 3],
  ])('%j and %j differ by %d', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance)
    expect(editDistance(other, one)).toBe(distance)
  })

  test('are forgiven in long words only, and not at the beginning', () => {
    expect(isMistyped('livrason', 'livraison')).toBe(true)
    expect(isMistyped('ris', 'riz')).toBe(false)
    expect(isMistyped('mangue', 'langue')).toBe(false)
  })
})

test.each([
  ['le - cher', 'le moins cher'],
  ['la + chère', 'la plus chere'],
  ['500-800', '500 800'],
  ['500 g de riz, g besoin', '500 g de riz j ai besoin'],
])('%j is read as %j', (text, words) => {
  expect(plainWords(text).join(' ')).toBe(words)
})

test('what is written in one breath is read as its words', () => {
  expect(plainWords('Jveux du jus, jcherche aussi des jarres')).toEqual(
    'je veux du jus je cherche aussi des jarres'.split(' '),
  )
})

describe('words that are written by their sound', () => {
  test.each([
    ['comand', 'commande'],
    ['argen', 'argent'],
    ['jiromon', 'giraumon'],
    ['telefone', 'téléphone'],
    ['kel', 'quelle'],
    ['livrezon', 'livraison'],
    ['depass', 'dépasse'],
  ])('%s sounds like %s', (heard, meant) => {
    const [sounds, meantSounds] = [heard, plainWords(meant).join('')].map(soundsOf)
    expect(sounds!.some(sound => meantSounds!.includes(sound))).toBe(true)
  })

  test.each([
    ['commande', 'comment'],
    ['carpe', 'carte'],
    ['menthe', 'meme'],
  ])('%s does not sound like %s', (one, other) => {
    expect(soundsOf(one).filter(sound => soundsOf(other).includes(sound))).toEqual([])
  })
})

describe('prices', () => {
  test.each([
    ['à moins de 1000 FCFA', { maxPrice: 1000 }],
    ['moins de 1 000 f', { maxPrice: 1000 }],
    ['moins de 1.500 francs', { maxPrice: 1500 }],
    ['entre 500 et 1000', { minPrice: 500, maxPrice: 1000 }],
    ['de 500 à 1 000 francs', { minPrice: 500, maxPrice: 1000 }],
    ['plus de 2000', { minPrice: 2000 }],
    ['2000f maximum', { maxPrice: 2000 }],
    ['moins de deux mille francs', { maxPrice: 2000 }],
    ['moins de deux mille cinq cents francs', { maxPrice: 2500 }],
    ['3000 à 5000', { minPrice: 3000, maxPrice: 5000 }],
    ['500-800', { minPrice: 500, maxPrice: 800 }],
    ['avec 5 mille', { maxPrice: 5000 }],
    ['mon budjet c 5 mille', { maxPrice: 5000 }],
    ['ki depasse pa 500f', { maxPrice: 500 }],
    ['g 2500f seulement', { maxPrice: 2500 }],
    ['je n’ai que 2000', { maxPrice: 2000 }],
    ['moins de 2k', { maxPrice: 2000 }],
    ['pas plus de mille', { maxPrice: 1000 }],
    ['moins de 3 krika', { maxPrice: 3000 }],
    ['un sac de 25 kg', {}],
    ['un plateau de 30 œufs', {}],
    ['combien font 12 x 12', {}],
  ])('%j', (text, bounds) => {
    expect(pricesOf(text)).toEqual(bounds)
  })
})

describe('places', () => {
  test.each([
    ['tomates à Bouaké', ['Bouaké']],
    ['a sanpedro', ['San Pedro']],
    ['à San Pédro ou à Man', ['San Pedro', 'Man']],
    ['à Ferké', ['Korhogo']],
    ['je suis à yopougon', ['Abidjan']],
    ['à Yamousoukro', ['Yamoussoukro']],
    ['yako', []],
    ['à Bondoukou', []],
  ])('%j', (text, regions) => {
    expect(readPlaces(plainWords(text)).regions).toEqual(regions)
  })

  test('of no region of the shop are named as they are written', () => {
    expect(readPlaces(plainWords('igname a grand lahou ou bouna ou bouaké'))).toMatchObject({
      regions: ['Bouaké'],
      otherTowns: ['Grand-Lahou', 'Bouna'],
      rest: ['igname', 'a', 'ou', 'ou'],
    })
  })
})
