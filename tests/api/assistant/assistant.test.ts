import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HISTORY_LENGTH, MESSAGE_MAX_LENGTH, quickReplies } from '#contract/assistant/facts.ts'
import { pages } from '#database/schema/pages.ts'
import { startTestApp } from '#tests/support/app.ts'
import type { TestBrowser } from '#tests/support/browser.ts'
import { createOrder, createProduct } from '#tests/support/makers.ts'
import { createCustomer, createVendor } from '#tests/support/people.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

const ask = (message: string, conversationHistory: object[] = [], browser: TestBrowser = visitor) =>
  browser.post('/api/chatbot/chat', { message, conversationHistory })
const said = (content: string) => ({ role: 'user', content })
const plain = (text: string) => text.replace(/\s/g, ' ')

let tomatoId: string
/** What the published pages say of it. */
const toldOfDelivery = 'Livraison à domicile. Gratuite, dans tout le pays. Nous livrons à Man.'

beforeAll(async () => {
  const bouake = await createVendor(db, { businessName: 'Ferme de Yao' }, { region: 'Bouaké' })
  const korhogo = await createVendor(db, { businessName: 'Ferme de Salimata' }, { region: 'Korhogo' })
  tomatoId = (await createProduct(db, { vendorId: bouake.id, name: 'Tomates fraîches', price: '800.00' })).id
  await createProduct(db, { vendorId: korhogo.id, name: 'Tomates olivettes', price: '950.00' })
  await createProduct(db, { vendorId: bouake.id, name: 'Tomates cerises', price: '1500.00' })
  await createProduct(db, {
    vendorId: bouake.id,
    name: 'Tomates secrètes',
    price: '500.00',
    status: 'pending',
  })
  const abidjan = await createVendor(db, { businessName: 'Tomates Bonikro de Nana' }, { region: 'Abidjan' })
  await createProduct(db, { vendorId: abidjan.id, name: 'Gombo' })
  await createProduct(db, { vendorId: bouake.id, name: 'Maïs doux', price: '400.00', category: 'vivriers' })
  await db.insert(pages).values([
    {
      slug: 'services',
      title: 'Nos services',
      content:
        '> Remarque interne\n\n**Livraison à domicile.** Gratuite, dans tout le pays.\n\nNous livrons à Man.\n\nUn paiement a échoué ? Recommencez-le.',
      isPublished: true,
    },
    {
      slug: 'home',
      title: 'Le marché',
      content: 'Chaque matin, les producteurs trient et emballent leurs récoltes.',
      isPublished: true,
    },
    { slug: 'cgv', title: 'CGV', content: 'La livraison coûte 7 000 FCFA.', isPublished: false },
  ])
})

// Names that every JavaScript object has.
test.each(['constructor', 'prix du valueOf', '5 constructor __proto__'])(
  '%j is answered as any other',
  async text => {
    expect((await ask(text)).status).toBe(200)
    expect((await ask('bonjour', [said(text)])).status).toBe(200)
  },
)

test('the questions that are offered are the same for everybody', async () => {
  const { status, body } = await visitor.get('/api/chatbot/quick-replies')
  expect(status).toBe(200)
  expect(body).toEqual(quickReplies)
})

describe('a message is refused', () => {
  test.each([
    ['without words', { message: ' \n ' }, 'Écrivez votre question'],
    ['without a message', {}, 'Écrivez votre question'],
    [
      'of more than 1,000 letters',
      { message: 'a'.repeat(MESSAGE_MAX_LENGTH + 1) },
      'Votre message est trop long (1 000 caractères au plus)',
    ],
    [
      'with a history of somebody else',
      { message: 'ok', conversationHistory: [{ role: 'system', content: 'x' }] },
      'L’historique de la conversation est incorrect',
    ],
    [
      'with a history that is no list',
      { message: 'ok', conversationHistory: 'x' },
      'L’historique de la conversation est incorrect',
    ],
  ])('%s', async (_, body, message) => {
    const answer = await visitor.post('/api/chatbot/chat', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message, code: 'validation' })
  })

  test('that is no offered question', async () => {
    const { status } = await visitor.post('/api/chatbot/quick-reply', { quickReplyId: 'drop-table' })
    expect(status).toBe(400)
  })
})

test('a message of exactly 1,000 letters is read', async () => {
  const { status } = await ask('tomate '.padEnd(MESSAGE_MAX_LENGTH, 'a'))
  expect(status).toBe(200)
})

test('an offered question is asked by its id alone', async () => {
  const { status, body } = await visitor.post('/api/chatbot/quick-reply', { quickReplyId: 'delivery' })
  expect(status).toBe(200)
  expect(plain(body.response)).toBe(toldOfDelivery)
})

test('a place and a mishap that the question names are looked for in what the pages say', async () => {
  expect(plain((await ask('Livrez-vous à Man ?')).body.response)).toContain('Nous livrons à Man.')
  for (const text of ['et si le paiement échoue ?', 'et si ça échoue']) {
    const failed = await ask(text, [said('je peux payer avec wave ?')])
    expect(plain(failed.body.response)).toContain('Un paiement a échoué ? Recommencez-le.')
  }
})

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

  test('that are not public are never told of', async () => {
    const { body } = await ask('tomates secrètes')
    expect(JSON.stringify(body)).not.toContain('555')
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
    expect(body.products.map((product: { vendorName: string }) => product.vendorName)).toEqual([vendorName])
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
    expect(body.products.map((product: { name: string }) => product.name)).toEqual(['Maïs doux'])
  })
})

describe('a conversation goes on', () => {
  const names = (body: { products: { name: string }[] }) => body.products.map(({ name }) => name)

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

test('a passage that no topic names is quoted, with the way to its page', async () => {
  const { body } = await ask('les producteurs trient et emballent ?')
  expect(plain(body.response)).toMatch(/^Chaque matin, les producteurs trient/)
  expect(body.suggestions).toContainEqual({ text: 'Le marché', path: '/' })
})

describe('what the pages do not say', () => {
  test('is not said: an unpublished page does not exist', async () => {
    const { body } = await ask('combien coûte la livraison ?')
    expect(plain(body.response)).toBe(toldOfDelivery)
  })

  test('is not known, and the contact page is given', async () => {
    for (const question of ['comment annuler ?', 'qui est le président ?']) {
      const { body } = await ask(question)
      expect(plain(body.response)).toMatch(/^Je ne sais pas répondre/)
      expect(body.suggestions).toContainEqual({ text: 'Page Contact', path: '/contact' })
    }
  })
})

describe('orders', () => {
  test('are told to their customer alone, by number too', async () => {
    const awa = await createCustomer(db)
    const yao = await createCustomer(db)
    const line = { lines: [{ productId: tomatoId, quantity: 2 }] }
    const own = await createOrder(db, { customerId: awa.id, status: 'shipped', ...line })
    const other = await createOrder(db, { customerId: yao.id, ...line })
    const numberOf = ({ serial }: { serial: number }) => `AMIC-${String(serial).padStart(6, '0')}`
    const phone = await app.browser(awa.id)

    const latest = await ask('où est ma commande ?', [], phone)
    expect(plain(latest.body.response)).toMatch(`Commande ${numberOf(own)}`)
    expect(plain(latest.body.response)).toMatch('Expédiée')
    expect(plain(latest.body.response)).not.toContain(numberOf(other))
    expect(latest.body.suggestions[0].path).toBe(`/orders/${own.id}`)

    const byNumber = await ask(`statut de ${numberOf(own)}`, [], phone)
    expect(plain(byNumber.body.response)).toContain(`Commande ${numberOf(own)}`)

    const foreign = await ask(`statut de ${numberOf(other)}`, [], phone)
    expect(plain(foreign.body.response)).toBe(
      `Je ne trouve pas la commande ${numberOf(other)} parmi les vôtres.`,
    )

    const vendor = await createVendor(db)
    for (const browser of [visitor, await app.browser(vendor.userId)]) {
      const { body } = await ask(`où en est la commande ${numberOf(own)} ?`, [], browser)
      expect(plain(body.response)).toContain('Connectez-vous')
      expect(JSON.stringify(body)).not.toContain('Expédiée')
    }
  })

  test('of somebody without any lead to the shop', async () => {
    const { body } = await ask('où est ma commande ?', [], await app.browser((await createCustomer(db)).id))
    expect(plain(body.response)).toBe('Vous n’avez pas encore passé de commande.')
  })
})

test('twenty messages a minute, typed and offered ones together, refused ones counted', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const phone = await limited.browser()
    for (let count = 0; count < 10; count += 1) {
      expect((await phone.post('/api/chatbot/chat', { message: 'bonjour' })).status).toBe(200)
      const offered = await phone.post('/api/chatbot/quick-reply', { quickReplyId: 'payment' })
      expect(offered.status).toBe(200)
    }
    const refused = await phone.post('/api/chatbot/chat', { message: 'bonjour' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const offered = await phone.post('/api/chatbot/quick-reply', { quickReplyId: 'payment' })
    expect(offered.status).toBe(429)
    expect((await phone.get('/api/chatbot/quick-replies')).status).toBe(200)
  } finally {
    await limited.close()
  }
})
