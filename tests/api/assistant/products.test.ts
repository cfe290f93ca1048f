import { afterAll, describe, expect, test } from 'vitest'
import { HISTORY_LENGTH } from '#contract/assistant/facts.ts'
import { startTestApp } from '#tests/support/servers/app.ts'
import { askAs, openAssistantShop, plain, said } from '#tests/support/shops/assistant-shop.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()
const { tomatoId } = await openAssistantShop(db)

const ask = (message: string, history: object[] = []) => askAs(visitor, message, history)

describe('products', () => {
  test('come from the catalogue, with their links, prices and places', async () => {
    const { body } = await ask('avez-vous des tomates à Bouaké à moins de 1000 FCFA ?')
    expect(body.products).toEqual([
      {
        id: tomatoId,
        name: 'Tomates fraîches',
        price: '800.00',
        unit: 'kg',
        stock: 20,
        picture: null,
        vendorName: 'Ferme de Yao',
        region: 'Bouaké',
        path: `/product/${tomatoId}`,
      },
    ])
    expect(plain(body.response)).toContain('800 FCFA / kg')
  })

  test('named again and again are looked for once', async () => {
    const { body } = await ask(Array(60).fill('tomates').join(' '))
    expect(body.products!.map(({ id }: { id: string }) => id)).toContain(tomatoId)
  })

  test('that are not public are never told of', async () => {
    const { body } = await ask('tomates secrètes')
    expect(JSON.stringify(body)).not.toMatch(/\b555\b/)
    expect(JSON.stringify(body.products)).not.toContain('secr')
  })

  test('that no one sells are said not to be there', async () => {
    const { body } = await ask('avez-vous du lait ?')
    expect(body.products).toBeUndefined()
    expect(plain(body.response)).toContain('Je ne trouve pas « lait »')
  })

  test('beyond the price are shown with the remark that none fits', async () => {
    const { body } = await ask('tomates à moins de 100 francs')
    expect(plain(body.response)).toMatch(/^Je ne trouve rien pour « tomates », jusqu’à 100 FCFA\./)
    expect(body.products).toHaveLength(3)
  })

  test.each([
    'livrez-vous des tomates à Korhogo ?',
    'en combien de temps livrez-vous des tomates à Korhogo ?',
  ])('that go to a place may grow elsewhere: %j', async question => {
    const { body } = await ask(question)
    expect(body.products).toHaveLength(3)
  })

  test('of a town that is in no region are not said to grow there', async () => {
    const { body } = await ask('des tomates à Bouna ?')
    expect(plain(body.response)).toMatch(/^Bouna n’est pas une région de la boutique\./)
    expect(body.products).toHaveLength(3)
    const goneOn = await ask('et à abengourou', [said('Avez-vous des tomates à Bouaké ?')])
    expect(plain(goneOn.body.response)).toMatch(/^Abengourou n’est pas une région de la boutique\./)
    expect(goneOn.body.products).toHaveLength(3)
  })

  test.each([
    ['que vend la ferme de salimata', 'Ferme de Salimata'],
    ['du gombo chez Bonikro svp', 'Tomates Bonikro de Nana'],
    ['nana bonikro là, elle vend quoi', 'Tomates Bonikro de Nana'],
    ['montrez moi les produits de tomates bonikro de nana', 'Tomates Bonikro de Nana'],
  ])('of a producer are found by its name: %j', async (question, vendorName) => {
    const { body } = await ask(question)
    expect(body.products!.map((product: { vendorName: string }) => product.vendorName)).toEqual([vendorName])
    expect(plain(body.response)).toContain(`chez ${vendorName}`)
    const path = expect.stringMatching(/^\/producteur\/[\da-f-]{36}$/)
    expect(body.suggestions).toEqual([{ text: vendorName, path }])
  })

  test('may be what the producer is called after', async () => {
    const { body } = await ask('tomates bonikro de nana vend-elle des tomates ?')
    expect(plain(body.response)).toMatch(
      /^Je ne trouve rien pour « tomates », chez Tomates Bonikro de Nana\./,
    )
  })

  test.each(['ya tomatte fraich ?', 'jve dé tomat fraîche svp'])('are heard in %j', async question => {
    const { body } = await ask(question)
    expect(body.products).toMatchObject([{ name: 'Tomates fraîches' }])
  })

  test('are as nearly what was said as there are any', async () => {
    const { body } = await ask('tomate doux fraiche')
    expect(plain(body.response)).toMatch(/^Ce qui s’en approche le plus/)
    expect(body.products).toMatchObject([{ name: 'Tomates fraîches' }])
  })

  test('that a producer does not have are found elsewhere, which is said', async () => {
    const { body } = await ask('du maïs chez la ferme de salimata ?')
    expect(plain(body.response)).toMatch(/^Je ne trouve rien pour « maïs », chez Ferme de Salimata\. Voici/)
    expect(body.products).toMatchObject([{ vendorName: 'Ferme de Yao' }])
  })

  test.each([
    'livrez-vous chez moi ?',
    'que vendez-vous à la ferme ?',
    'bonjour, moi c’est Nana, vous livrez chez moi ?',
    'je cherche un vendeur de tomates',
  ])('of no producer are asked for by %j', async question => {
    expect(plain((await ask(question)).body.response)).not.toMatch(/chez (Ferme|Tomates)/)
  })

  test('are found under a name that is a conjunction without its accent', async () => {
    const { body } = await ask('vous avez du mais ?')
    expect(body.products!.map((product: { name: string }) => product.name)).toEqual(['Maïs doux'])
  })
})

describe('a conversation goes on', () => {
  const names = (body: { products?: { name: string }[] | undefined }) =>
    body.products?.map(({ name }) => name)

  test('in another place', async () => {
    const { body } = await ask('et à Korhogo ?', [said('Avez-vous des tomates à Bouaké ?')])
    expect(names(body)).toEqual(['Tomates olivettes'])
  })

  test('at a lower price', async () => {
    const { body } = await ask('et moins cher ?', [said('prix des tomates')])
    expect(names(body)).toEqual(['Tomates fraîches', 'Tomates olivettes', 'Tomates cerises'])
  })

  test('at the same producer, until another place is named', async () => {
    const before = [said('que vend la ferme de salimata ?')]
    const dear = await ask('et moins de 1000 ?', before)
    expect(plain(dear.body.response)).toContain('chez Ferme de Salimata')
    expect(names(dear.body)).toEqual(['Tomates olivettes'])
    const elsewhere = await ask('et à Bouaké ?', before)
    expect(plain(elsewhere.body.response)).not.toContain('chez Ferme de Salimata')
    expect(names(elsewhere.body)).toContain('Maïs doux')
  })

  test('about where they are', async () => {
    const { body } = await ask('ils sont où ?', [said('que vend la ferme de salimata ?')])
    expect(plain(body.response)).toContain('Ils viennent de : Korhogo.')
    expect(names(body)).toEqual(['Tomates olivettes'])
  })

  test('about the products alone, once they are narrowed', async () => {
    const { body } = await ask('le moins cher', [said('livrez-vous des tomates ?')])
    expect(plain(body.response)).not.toContain('Livraison')
    expect(names(body)).toEqual(['Tomates fraîches', 'Tomates olivettes', 'Tomates cerises'])
  })

  test('from the last ten messages only', async () => {
    const idle = Array.from({ length: HISTORY_LENGTH }, () => said('bonjour'))
    const { body } = await ask('et à Korhogo ?', [said('Avez-vous des tomates ?'), ...idle])
    expect(JSON.stringify(body)).not.toContain('Tomates')
  })
})
