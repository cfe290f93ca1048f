import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()
let yao: Awaited<ReturnType<typeof createVendor>>
let rice: Awaited<ReturnType<typeof createVendor>>

const search = async (text: string, more = ''): Promise<string[]> => {
  const { body } = await visitor.get(`/api/products?search=${encodeURIComponent(text)}${more}`)
  return body.map((product: { name: string }) => product.name)
}

beforeAll(async () => {
  yao = await createVendor(db, { businessName: 'Ferme Bonikro' }, { region: 'Bouaké' })
  rice = await createVendor(db, { businessName: 'Riz des Montagnes' }, { region: 'Man' })
  const offers: [vendorId: string, name: string, price: string, description: string][] = [
    [yao.id, 'Haricot rouge', '900.00', 'À mijoter avec tomate et oignon'],
    [yao.id, 'Pomme cannelle', '400.00', 'Poussée en terre sableuse'],
    [yao.id, 'Poulet fumé', '5000.00', 'Comme le poisson, au bois'],
    [yao.id, 'Piment vert', '1000.00', 'Piquant'],
    [rice.id, 'Piment rouge', '1500.00', 'Très fort'],
    [rice.id, 'Tomates fraîches', '800.00', 'Cueillies mûres'],
    [rice.id, 'Riz local', '700.00', 'Grain long'],
    [yao.id, 'Noix de coco', '300.00', 'Râpée, ou pressée pour le lait de coco'],
    [rice.id, 'Riz local, sac de 25 kg', '16000.00', 'Grain long'],
  ]
  for (const [vendorId, name, price, description] of offers)
    await createProduct(db, { vendorId, name, price, description })
  await createProduct(db, { vendorId: yao.id, name: 'Igname kponan', category: 'vivriers' })
  await createProduct(db, { vendorId: yao.id, name: 'Corossol', status: 'pending' })
})

describe('where names have a word', () => {
  test('descriptions do not count', async () => {
    expect(await search('tomate')).toEqual(['Tomates fraîches'])
    expect(await search('mijoter')).toEqual(['Haricot rouge'])
  })

  test('what is sold out comes after what can be bought, page after page', async () => {
    await createProduct(db, { vendorId: yao.id, name: 'Mil', stock: 0 })
    await createProduct(db, { vendorId: yao.id, name: 'Mil en épis', stock: 3 })
    await createProduct(db, { vendorId: yao.id, name: 'Farine de mil', stock: 8 })
    expect(await search('mil')).toEqual(['Mil en épis', 'Farine de mil', 'Mil'])
    const found: string[] = []
    for (let next: string | undefined = '/api/products?search=mil&limit=1'; next; ) {
      const answer = await visitor.get(next)
      found.push(...answer.body.map(({ name }: { name: string }) => name))
      next = /<(.+?)>/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(found).toEqual(['Mil en épis', 'Farine de mil', 'Mil'])
  })

  test('what a producer who pauses sells comes last too, but in the order that one chose', async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const absent = await createVendor(db, { businessName: 'Verger fermé', pausedUntil: day(3) })
    const back = await createVendor(db, { businessName: 'Verger rouvert', pausedUntil: day(-1) })
    await createProduct(db, { vendorId: absent.id, name: 'Sapotille', price: '1100.00' })
    await createProduct(db, { vendorId: yao.id, name: 'Sapotille mûre', price: '1300.00', stock: 0 })
    await createProduct(db, { vendorId: yao.id, name: 'Jus de sapotille', price: '1900.00' })
    await createProduct(db, { vendorId: back.id, name: 'Sorbet de sapotille', price: '1700.00' })
    const sorted = async (sort: string) => {
      const { body } = await visitor.get(`/api/products?search=sapotille&sort=${sort}`)
      return body.map(({ name }: { name: string }) => name)
    }
    expect((await search('sapotille')).slice(0, 2).toSorted()).toEqual([
      'Jus de sapotille',
      'Sorbet de sapotille',
    ])
    const byPrice = ['Sapotille', 'Sapotille mûre', 'Sorbet de sapotille', 'Jus de sapotille']
    expect(await sorted('price_asc')).toEqual(byPrice)
    expect(await sorted('price_desc')).toEqual(byPrice.toReversed())
  })

  test('the name of a producer does not either, unless products and producers have all words only together', async () => {
    expect(await search('riz')).toEqual(['Riz local, sac de 25 kg', 'Riz local'])
    expect(await search('riz des montagnes')).toEqual(['Riz local, sac de 25 kg', 'Riz local'])
    const { id } = await createProduct(db, { vendorId: yao.id, name: 'Thym des montagnes' })
    expect((await search('riz des montagnes')).toSorted()).toEqual([
      'Piment rouge',
      'Riz local',
      'Riz local, sac de 25 kg',
      'Tomates fraîches',
    ])
    await db.delete(products).where(eq(products.id, id))
    expect(await search('bonicro igname')).toEqual(['Igname kponan'])
  })

  test('names that nobody may see are none', async () => {
    expect(await search('corossol')).toEqual([])
    await createProduct(db, { vendorId: rice.id, name: 'Gâteau', description: 'Au corossol' })
    expect(await search('corossol')).toEqual(['Gâteau'])
  })
})

describe('of several words', () => {
  test.each([
    ['those that name nothing here are left out', 'piment rouge bio', ['Piment rouge']],
    ['those that are said around a wish are too', 'je veux du piment vert svp', ['Piment vert']],
    ['a quantity that is not sold is left out', 'riz local 5 kg', ['Riz local, sac de 25 kg', 'Riz local']],
    ['one that is sold is not', 'riz 25kg', ['Riz local, sac de 25 kg']],
    ['two things are both found', 'haricot igname', ['Igname kponan', 'Haricot rouge']],
    ['one thing of two words is not taken for one of them', 'pomme de terre', []],
    ['unless one description has all of it', 'lait de coco', ['Noix de coco']],
    ['a food of every day is not found in what goes with it', 'poisson fumé', []],
    ['nothing is found when none is known', 'téléphone portable', []],
  ])('%s: %j', async (_, text, expected) => {
    expect(await search(text)).toEqual(expected)
  })
})

describe('by their sound', () => {
  test.each([
    ['piman roug', 'Piment rouge'],
    ['digname', 'Igname kponan'],
    ['iniame', 'Igname kponan'],
    ['zariko', 'Haricot rouge'],
    ['poulai fumé', 'Poulet fumé'],
  ])('%s is %s', async (text, name) => {
    expect((await search(text))[0]).toBe(name)
  })

  test('words of names that came since are heard', async () => {
    expect(await search('kajou')).toEqual([])
    await createProduct(db, { vendorId: yao.id, name: 'Noix de cajou' })
    expect(await search('kajou')).toEqual(['Noix de cajou'])
  })
})

describe('what is wished beside the words', () => {
  test('a low price sorts, unless another order is asked for', async () => {
    expect(await search('piment pas cher')).toEqual(['Piment vert', 'Piment rouge'])
    expect(await search('le piment le plus cher')).toEqual(['Piment rouge', 'Piment vert'])
    expect(await search('piment pas cher', '&sort=price_desc')).toEqual(['Piment rouge', 'Piment vert'])
    expect((await search('pas cher'))[0]).toBe('Noix de coco')
  })

  test('a limit of the price leaves out', async () => {
    expect(await search('piment moins de 1200 f')).toEqual(['Piment vert'])
    expect(await search('entre 4000 et 6000 francs')).toEqual(['Poulet fumé'])
    expect(await search('piment moins de 1200 f', '&minPrice=1100')).toEqual([])
  })

  test('a place is a region, by its name or by one of its towns', async () => {
    expect(await search('piment bouaké')).toEqual(['Piment vert'])
    expect(await search('piment katiola')).toEqual(['Piment vert'])
    expect(await search('piment man')).toEqual(['Piment rouge'])
  })

  test('the name of a category is a wish for all of it', async () => {
    expect(await search('produits vivriers')).toEqual(['Igname kponan'])
    expect(await search('vivriers man')).toEqual([])
  })

  test('a producer who moves is found in the new region, the product that changes its category there', async () => {
    await db.update(users).set({ region: 'Daloa' }).where(eq(users.id, yao.user.id))
    expect(await search('piment bouaké')).toEqual([])
    expect(await search('piment daloa')).toEqual(['Piment vert'])
    expect(await search('piment', '&region=Bouak%C3%A9')).toEqual([])
    expect(await search('piment', '&region=Daloa')).toEqual(['Piment vert'])
    await db.update(products).set({ category: 'avicoles' }).where(eq(products.name, 'Igname kponan'))
    expect(await search('vivriers')).toEqual([])
    expect(await search('volaille daloa')).toEqual(['Igname kponan'])
  })
})
