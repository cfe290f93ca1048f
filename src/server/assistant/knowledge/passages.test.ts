import { describe, expect, test } from 'vitest'
import { findPassageOf, findPassages, passagesOf } from './passages.ts'

const content = `> Remarque à la rédaction

## 1. La livraison

**Livraison à domicile.** Gratuite, voir la page [Contact](/contact).

- Premier _point_, la livraison
- Second point

| Un | tableau |
|---|---|

Un témoin (cookie) est nécessaire.`

const passages = passagesOf({ slug: 'services', title: 'Nos services', content })

test('a page is cut into its paragraphs and points, without markup, remarks and tables', () => {
  expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
    ['La livraison', 'Livraison à domicile. Gratuite, voir la page Contact.'],
    ['La livraison', 'Premier point, la livraison'],
    ['La livraison', 'Second point'],
    ['La livraison', 'Un témoin (cookie) est nécessaire.'],
  ])
})

describe('what tells of a topic', () => {
  test('is found in the order of the page', () => {
    expect(findPassages(passages, { pages: ['services'], about: ['livraison'] })).toEqual([
      'Livraison à domicile. Gratuite, voir la page Contact.',
      'Premier point, la livraison',
    ])
  })

  test('is what the question names, where it names something', () => {
    const search = { pages: ['services'], about: ['livraison'], most: 1 }
    expect(findPassages(passages, search, ['cookies'])).toEqual(['Un témoin (cookie) est nécessaire.'])
  })

  test('is not looked for on other pages', () => {
    expect(findPassages(passages, { pages: ['cgv'], about: ['livraison'] })).toEqual([])
  })

  test('is cut to its telling sentences when it is long', () => {
    const long = `La livraison est gratuite. ${'Autre chose est dit ici. '.repeat(12)}`
    const found = findPassages(passagesOf({ slug: 'cgv', title: 'CGV', content: long }), {
      pages: ['cgv'],
      about: ['livraison'],
    })
    expect(found).toEqual(['La livraison est gratuite.'])
  })
})

test('a passage answers when it holds all words of a short question, and none when one is missing', () => {
  expect(findPassageOf(passages, ['temoin', 'necessaire'])?.text).toContain('cookie')
  expect(findPassageOf(passages, ['temoin', 'mariage'])).toBeUndefined()
  expect(findPassageOf(passages, ['un'])).toBeUndefined()
})
