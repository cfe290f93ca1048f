import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

const searchWords = (text: string) => readSearch(text).words.map(({ word }) => word)

describe('the words of a search', () => {
  test.each([
    ['Tomates', ['tomates']],
    ['  ÉPINARDS   frais ', ['epinards', 'frais']],
    ['les tomates de la ferme', ['tomates', 'ferme']],
    ["l'ananas d’Azaguié", ['ananas', 'azaguie']],
    ['œufs', ['oeufs']],
    ['pomme-de-terre', ['pomme', 'terre']],
    ['riz 25kg', ['riz', '25', 'kg']],
    ['tomates, TOMATES & tomates!', ['tomates']],
    ['ﬁgue', ['figue']],
    ['Maïs grain', ['maiz', 'grain']],
    // Somebody starts typing "dur" or "légumes".
    ['du', ['du']],
    ['les le', ['le']],
    ['', []],
    ['?! … --', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  test('are at most eight, of at most forty letters', () => {
    expect(searchWords('un deux trois quatre cinq six sept huit neuf dix onze')).toHaveLength(8)
    expect(searchWords('a'.repeat(100))).toEqual(['a'.repeat(40)])
  })

  test('hold nothing but letters and digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), text => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
      }),
    )
  })
})
