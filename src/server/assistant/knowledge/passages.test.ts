import { describe, expect, test } from 'vitest'
import { findPassageOf, findPassages, passagesOf } from './passages.ts'

const content = `> Remarque à la rédaction

## 1. La livraison

**Livraison à domicile.** Gratuite, voir la page [Contact](/contact).

- Premier _point_, la livraison
- Second point

| Donnée | Combien de temps |
|---|---|
| Adresse | Un an |

Un témoin (cookie) est nécessaire.`

const passages = passagesOf({ slug: 'services', title: 'Nos services', content })

test('a page is cut into its paragraphs, points and rows, without markup and remarks', () => {
  expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
    ['La livraison', 'Livraison à domicile. Gratuite, voir la page Contact.'],
    ['La livraison', 'Premier point, la livraison'],
    ['La livraison', 'Second point'],
    ['La livraison', 'Adresse — Un an'],
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

  test('is told whole where the question names its heading', () => {
    const content = '## Notre vision\n\nManger local.\n\nVivre du sien.\n\n## Autre\n\nUne vision.'
    const about = passagesOf({ slug: 'about', title: 'À Propos', content })
    const search = { pages: ['about'], about: ['vision'], most: 1 }
    expect(findPassages(about, search, ['vision'])).toEqual(['Manger local.', 'Vivre du sien.'])
  })

  test('is not said twice', () => {
    const content =
      'Payez par Orange Money, Moov Money ou Wave.\n\nOrange Money, Moov Money, Wave. Rien de plus.'
    const cgv = passagesOf({ slug: 'cgv', title: 'CGV', content })
    expect(findPassages(cgv, { pages: ['cgv'], about: ['orange'] })).toEqual([
      'Payez par Orange Money, Moov Money ou Wave.',
      'Rien de plus.',
    ])
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
  // Too little to identify a question: "d’accord".
  expect(findPassageOf(passages, ['temoin'])).toBeUndefined()
})
