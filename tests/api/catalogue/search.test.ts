import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

const search = async (text: string, more = ''): Promise<string[]> => {
  const { status, body } = await visitor.get(`/api/products?search=${encodeURIComponent(text)}${more}`)
  expect(status).toBe(200)
  return body.map((product: { name: string }) => product.name)
}

beforeAll(async () => {
  const kouassi = await createVendor(db, { businessName: 'Plantation Kouassi' })
  const espoir = await createVendor(db, { businessName: 'Les Jardins de l’Espoir' })
  const offers: [vendorId: string, name: string, description: string][] = [
    [kouassi.id, 'Tomates fraîches', 'Cueillies le matin à Azaguié'],
    [kouassi.id, 'Bananes plantain', 'Régime entier, bien mûr'],
    [kouassi.id, 'Manioc doux', 'Pour l’attiéké et le placali'],
    [kouassi.id, 'Œufs frais', 'Plateau de trente'],
    [kouassi.id, 'Maïs jaune', 'Séché au soleil, avec les tomates du village'],
    [espoir.id, 'Épinards', 'Lavés à la main'],
    [espoir.id, 'Oignons violets', 'De Korhogo'],
    [espoir.id, 'Carottes', 'En botte'],
    [espoir.id, 'Ananas pain de sucre', 'Très sucré'],
  ]
  for (const [vendorId, name, description] of offers) await createProduct(db, { vendorId, name, description })
})

describe('a search finds', () => {
  test.each([
    ['the word itself', 'manioc', ['Manioc doux']],
    ['without regard to case', 'MANIOC', ['Manioc doux']],
    ['the cereal that is a conjunction without its accent', 'maïs', ['Maïs jaune']],
    ['the same without its accent', 'mais jaune', ['Maïs jaune']],
    ['without accents', 'epinards', ['Épinards']],
    ['with accents where there are none', 'mâniöc', ['Manioc doux']],
    ['ligatures', 'oeufs', ['Œufs frais']],
    ['the ligature itself', 'œufs', ['Œufs frais']],
    ['the singular', 'carotte', ['Carottes']],
    ['the plural', 'maniocs', ['Manioc doux']],
    ['a word of the description', 'placali', ['Manioc doux']],
    ['the vendor’s name', 'plantation manioc', ['Manioc doux']],
    ['words in any order', 'plantain banane', ['Bananes plantain']],
    ['around words without meaning', 'les épinards de l’espoir', ['Épinards']],
    ['nothing for a beginning that nothing has', 'aub', []],
    ['the beginning of a word', 'ana', ['Ananas pain de sucre']],
    ['the beginning of the last word', 'bananes plan', ['Bananes plantain']],
    ['a beginning that is longer than the stem', 'epinard', ['Épinards']],
    ['what has the other words when one is nowhere', 'tomates introuvables', ['Tomates fraîches']],
    ['nothing for signs without a word', '?!', []],
  ])('%s: %j', async (_, text, expected) => {
    expect(await search(text)).toEqual(expected)
  })

  test.each([
    ['one letter too many', 'bannane', 'Bananes plantain'],
    ['one letter missing', 'carote', 'Carottes'],
    ['one letter for another', 'maniok', 'Manioc doux'],
    ['one letter in the wrong place', 'oingon', 'Oignons violets'],
    ['the first letter wrong', 'zarotte', 'Carottes'],
    ['one letter wrong in the plural', 'épinerds', 'Épinards'],
    ['one letter wrong in the vendor’s name', 'kouasi bananes', 'Bananes plantain'],
    ['one letter wrong in each of two words', 'bananne plentain', 'Bananes plantain'],
  ])('a word with %s: %j', async (_, text, expected) => {
    expect(await search(text)).toEqual([expected])
  })

  test('nothing for a word that is far from all', async () => {
    expect(await search('mxnoik')).toEqual([])
    expect(await search('oze')).toEqual([])
  })

  test('everything for a search left blank', async () => {
    expect(await search('   ')).toHaveLength(9)
  })
})

describe('the best answers come first', () => {
  test('what a thing is before what is made of it, and the newest of the same', async () => {
    const { id: vendorId } = await createVendor(db, { businessName: 'Verger Adjoua' })
    await createProduct(db, { vendorId, name: 'Goyave du verger' })
    await createProduct(db, { vendorId, name: 'Goyaves, caisse de 10 kg' })
    await createProduct(db, { vendorId, name: 'Plateau de 12 grosses goyaves' })
    await createProduct(db, { vendorId, name: 'Gelée de goyave' })
    expect(await search('goyave')).toEqual([
      'Plateau de 12 grosses goyaves',
      'Goyaves, caisse de 10 kg',
      'Goyave du verger',
      'Gelée de goyave',
    ])
    expect(await search('goyave', '&sort=recent')).toEqual([
      'Gelée de goyave',
      'Plateau de 12 grosses goyaves',
      'Goyaves, caisse de 10 kg',
      'Goyave du verger',
    ])
    await db.delete(products).where(eq(products.vendorId, vendorId))
  })

  test('a word as typed before one that only begins so', async () => {
    const { id: vendorId } = await createVendor(db, { businessName: 'Verger Yao' })
    await createProduct(db, { vendorId, name: 'Plante verte' })
    expect(await search('plante')).toEqual(['Plante verte', 'Bananes plantain'])
    await db.delete(products).where(eq(products.vendorId, vendorId))
  })
})

test('a new name of a product or of a vendor is found at once, the old one no more', async () => {
  const vendor = await createVendor(db, { businessName: 'Coopérative Binkadi' })
  const { id } = await createProduct(db, { vendorId: vendor.id, name: 'Corossols' })
  expect(await search('corossol')).toEqual(['Corossols'])
  await app.pool.query(`update products set name = 'Pitayas' where id = $1`, [id])
  expect(await search('corossol')).toEqual([])
  expect(await search('pitaia')).toEqual(['Pitayas'])
  await app.pool.query(`update vendors set business_name = 'Coopérative Wassakara' where id = $1`, [
    vendor.id,
  ])
  expect(await search('binkadi')).toEqual([])
  expect(await search('wasakara')).toEqual(['Pitayas'])
})

describe('whatever is typed', () => {
  const answersAnArray = async (text: string) => {
    const { status, body } = await visitor.tries.listProducts({ query: { search: text } })
    expect({ text, status, isArray: Array.isArray(body) }).toEqual({ text, status: 200, isArray: true })
  }
  const typed = (unit: 'grapheme' | 'binary') =>
    fc
      .string({ unit, maxLength: 50 })
      .filter(text => text.trim().length <= 100 && text.isWellFormed() && !text.includes('\0'))

  test('is answered', async () => {
    await fc.assert(fc.asyncProperty(typed('grapheme'), answersAnArray), { numRuns: 60 })
    await fc.assert(fc.asyncProperty(typed('binary'), answersAnArray), { numRuns: 60 })
  })

  test.each([
    "'",
    "''",
    '\\',
    '%',
    '_',
    ':*',
    'a:*',
    'a & b',
    'a | !b',
    '(',
    "'); drop table products; --",
    '<->',
    'ﷺ'.repeat(100),
    '\u2028',
    '\ufffd',
    'ß',
    'ǅ',
    '𝕥𝕠𝕞𝕒𝕥𝕖',
    '１２',
    '½',
    'ⅷ',
    'न',
    'กำ',
    'العربية',
    '日本語',
    'e\u0301pinards',
  ])('even %j', answersAnArray)

  test('but a NUL, which no text can hold', async () => {
    const { status, body } = await visitor.get('/api/products?search=tomate%00s')
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'validation',
        message: 'La recherche contient un caractère interdit.',
        errors: { search: 'La recherche contient un caractère interdit.' },
      },
    })
  })
})
