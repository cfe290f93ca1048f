import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { expandBySound } from './by-sound.ts'
import { followUp, remember } from './follow-up.ts'
import { readQuestion } from './read-question.ts'
import { namesTopic } from './read-topics.ts'

/** A catalogue with these names. */
const named = (...names: string[]) => new Set(names)

describe('words that are written by their sound', () => {
  const inFull = (text: string) => expandBySound(text, word => ['poulet', 'caille'].includes(word))

  test.each([
    ['ma comand la, jatten !', 'ma commande la, attends !'],
    ['jve suprimé mon cont', 'jve supprimer mon compte'],
    ['le poulet est movè', 'le poulet est mauvais'],
    ['du poulet à Divo, du thon et 25kg de riz', 'du poulet à Divo, du thon et 25kg de riz'],
  ])('%j is %j', (text, words) => {
    expect(inFull(text)).toBe(words)
  })
})

describe('topics', () => {
  test.each([
    ['je paye à la livraison ?', ['cash_on_delivery']],
    ['vous livrez ?', ['delivery']],
    ['vous livrez à Man et je peux payer par Wave ?', ['delivery', 'payment']],
    ['comment annuler ma commande', ['cancel']],
    ['je n’ai pas reçu mon colis', ['order_status']],
    ['je veux un reçu', ['receipt']],
    ['j’ai oublié mon mot de passe', ['password']],
    ['les délais de livraion', ['delivery_time']],
    ['vous livrez en combien de temps ?', ['delivery_time']],
    ['vous livrez aujourd’hui ?', ['delivery_time']],
    ['quel est le délai de remboursement ?', ['refund_time']],
    ['je dois payer la livraison ?', ['delivery_price']],
    ['je paie à la livraison', ['cash_on_delivery']],
    ['mon paiement a été refusé', ['payment_failed']],
    ['je paye en espèces quand vous livrez', ['cash_on_delivery']],
    ['ma commande sera livrée quand ?', ['order_status']],
    ['il reste des mangues ?', []],
    ['comment on commande, c’est ma première fois', ['how_to_order']],
    ['comment suivre ma commande', ['order_status']],
    ['on se capte demain', ['goodbye']],
    ['g 16 ans, je peux commander', ['age']],
    ['comment récupérer mon jeton', ['refund_time']],
    ['les délais', ['delivery_time']],
    ['pourriez-vous me donner un reçu', ['receipt']],
    ['mes oranges sont pourries', ['refund']],
    ['votre site a un problème', ['problem']],
    ['c est une machine qui repond', ['identity']],
  ])('%j', (text, topics) => {
    expect(readQuestion(text, named('mangues')).topics).toEqual(topics)
  })
})

test.each([
  ['AMIC-000123', 123],
  ['où en est amic 45 ?', 45],
  ['ma commande 45', 45],
  ['mon colis 000045', 45],
  ['la commande n° 45', 45],
  ['commande numéro 45', 45],
  ['commande 000045', 45],
  ['commande 17', 17],
  ['la commande 5 kg de tomates', undefined],
  ['je commande 3 sacs de riz', undefined],
  ['une commande 0,5 kg de gombo', undefined],
  ['deux colis 10 kg', undefined],
])('%j asks about the order %j', (text, serial) => {
  expect(readQuestion(text, named('riz')).orderSerial).toBe(serial)
})

describe('names of products', () => {
  test.each([
    ['du gombo, du piment et de l’aubergine', [['gombo'], ['piment'], ['aubergine']]],
    ['feuilles de manioc', [['feuilles', 'manioc']]],
    ['du maïs pour mes poules', [['maiz']]],
    ['du manioc pour mes poules avec du gombo', [['manioc'], ['gombo']]],
    ['bonjour mais vous livrez ?', []],
    ['je paye avec orange', []],
    ['un gros sac', []],
  ])('%j', (text, nouns) => {
    const names = named('gombo', 'piment', 'aubergine', 'feuilles', 'manioc', 'maiz', 'poules', 'orange')
    expect(readQuestion(text, names).nouns.map(({ words }) => words)).toEqual(nouns)
  })
})

test('a thing has the words that "de" links, and what it is for', () => {
  const names = named('plateau', 'oeuf', 'banane', 'alloco')
  const read = (text: string) => readQuestion(text, names).nouns
  expect(read('plateau d’oeuf frais')).toEqual([
    { words: ['plateau', 'oeuf', 'frais'], linked: ['plateau', 'oeuf'], uses: [] },
  ])
  expect(read('banane pour faire alloco')).toEqual([{ words: ['banane'], linked: [], uses: ['alloco'] }])
})

test.each([
  ['poulet mais pas fume', ['poulet'], ['fume']],
  ['poulet sauf fume', ['poulet'], ['fume']],
  ['vous n’avez pas de poulet ?', ['poulet'], []],
  ['je ne veux pas payer en ligne, du poulet', ['poulet'], []],
])('%j leaves out only what it names', (text, wanted, excluded) => {
  const question = readQuestion(text, named('poulet', 'fume'))
  expect(question.nouns.flatMap(({ words }) => words)).toEqual(expect.arrayContaining(wanted))
  expect(question.excluded).toEqual(excluded)
})

test.each([
  ['livre', true],
  ['rembourse', true],
  ['cookies', false],
  ['wave', false],
  ['igname', false],
])('%s by itself only says what is spoken of: %s', (word, expected) => {
  expect(namesTopic(word)).toBe(expected)
})

describe('a question that goes on', () => {
  const names = named('tomates', 'oignons')
  const read = (text: string) => readQuestion(text, names)
  const goOn = (before: string, text: string) => followUp(read(before), read(text), word => names.has(word))

  test('keeps what it does not say', () => {
    const question = goOn('tomates à Bouaké à moins de 1000 francs', 'et à Korhogo ?')
    expect(question).toMatchObject({ regions: ['Korhogo'], bounds: { maxPrice: 1000 } })
    expect(question.nouns).toEqual(read('tomates').nouns)
  })

  test('asks which of them', () => {
    const question = goOn('tomates à Bouaké', 'le moins cher c’est lequel ?')
    expect(question).toMatchObject({ regions: ['Bouaké'], sort: 'price_asc', nouns: read('tomates').nouns })
  })

  test('asks for something else in the same place', () => {
    const question = goOn('tomates à Bouaké', 'et des oignons ?')
    expect(question).toMatchObject({ regions: ['Bouaké'], nouns: read('oignons').nouns })
  })

  test('asks for another kind of the same', () => {
    expect(goOn('tomates', 'plutôt rouge').nouns).toEqual([
      { words: ['tomates', 'rouge'], linked: [], uses: [] },
    ])
    expect(goOn('tomates', 'à combien ?').nouns).toEqual(read('tomates').nouns)
  })

  test('asks the same of delivery for a place that nobody knows', () => {
    expect(goOn('vous livrez ?', 'et à Abengourou ?').topics).toEqual(['delivery'])
  })

  test('asks where it is, and what it costs', () => {
    expect(goOn('tomates', 'elles sont où ?')).toMatchObject({
      asksWhere: true,
      nouns: read('tomates').nouns,
    })
    expect(goOn('comment devenir vendeur', 'il faut payer ?').topics).toEqual(['become_vendor'])
    expect(goOn('comment devenir vendeur', 'on paye pour s’inscrire ?').topics).toEqual(['become_vendor'])
    expect(goOn('tomates', 'il faut payer ?').topics).toEqual(['payment'])
    expect(goOn('tomates', 'c ki ki vend ça').nouns).toEqual(read('tomates').nouns)
  })

  test('goes on over what was not understood', () => {
    const isName = (word: string) => names.has(word)
    const before = remember(read('tomates'), read('bof'), isName)
    expect(followUp(before, read('sinon à Bouaké ?'), isName)).toMatchObject({
      regions: ['Bouaké'],
      nouns: read('tomates').nouns,
    })
  })

  test('is not taken for one when it asks anew', () => {
    expect(goOn('tomates à Bouaké', 'oignons').regions).toEqual([])
    expect(goOn('tomates à Bouaké', 'vous livrez ?').nouns).toEqual([])
    expect(goOn('tomates à Bouaké', 'bonne question').nouns).toEqual(read('bonne question').nouns)
  })
})

test('whatever is typed can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      expect(readQuestion(text, named()).nouns.flatMap(({ words }) => words)).not.toContain('')
    }),
  )
})
