import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pages } from '#database/schema/pages.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startLanguageModel } from '#tests/support/partners/language-model.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const service = await startLanguageModel()
const app = await startTestApp({
  env: {
    LLM_BASE_URL: service.url,
    LLM_MODEL: 'petit-modele',
    LLM_API_KEY: 'cle-secrete',
    LLM_TIMEOUT_MS: '300',
  },
})
afterAll(async () => {
  await app.close()
  await service.close()
})
const visitor = await app.browser()
const OWN_WORDS = /^Voici ce que je trouve pour «\stomates\s»/

let productId: string
beforeAll(async () => {
  const { id: vendorId } = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId, name: 'Tomates', price: '1500.00' })).id
  await app.db
    .insert(pages)
    .values({ slug: 'cgv', title: 'CGV', content: 'Nous livrons en pirogue.', isPublished: true })
})
beforeEach(() => {
  service.calls.length = 0
})

const ask = (message: string, browser = visitor, conversationHistory: object[] = []) =>
  browser.tries.chat({ body: { message, conversationHistory } })

test('the service is given the facts and what the visitor asked, and answers in its words', async () => {
  service.say('Oui, nous avons des tomates à 1 500 FCFA le kilo.')
  const earlier = { role: 'user', content: 'bonjour' }
  const history = [earlier, { role: 'assistant', content: 'Que cherchez-vous ?' }]
  const { body } = await ask('avez-vous des tomates ?', visitor, history)
  expect(body.response).toBe('Oui, nous avons des tomates à 1\u202f500\u00a0FCFA le kilo.')
  expect(body.products!.map((product: { id: string }) => product.id)).toEqual([productId])
  const [call] = service.calls
  expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer cle-secrete' })
  expect(call!.body.model).toBe('petit-modele')
  const [system, ...turns] = call!.body.messages
  expect(system!.content.replace(/\s/g, ' ')).toContain('Tomates : 1 500 FCFA / kg')
  expect(system!.content).toContain('Nous livrons en pirogue.')
  expect(turns).toEqual([earlier, { role: 'user', content: 'avez-vous des tomates ?' }])
})

describe('the answer is our own when the service', () => {
  const misbehaviours: [string, (response: ServerResponse) => void][] = [
    ['fails', response => response.writeHead(500).end('{}')],
    ['answers no JSON', response => response.end('<html>')],
    ['answers another form', response => response.end('{"choices":[]}')],
    ['sends its question elsewhere', response => response.writeHead(307, { location: '/v1/ailleurs' }).end()],
    ['hangs up', response => response.destroy()],
    ['is silent', () => undefined],
    ['stops in the middle', response => response.write('{"choices":')],
  ]
  test.each(misbehaviours)('%s', async (_, behave) => {
    service.behave(behave)
    const { status, body } = await ask('avez-vous des tomates ?')
    expect(status).toBe(200)
    expect(body.response).toMatch(OWN_WORDS)
    expect(service.calls).toHaveLength(1)
  })

  test.each([
    ['invents a price', 'Les tomates sont à 950 FCFA.'],
    ['invents a time', 'Livré en 48 heures.'],
    ['invents an address', 'Voyez https://tomates.example.'],
    [
      'repeats a quantity as if it were a fact',
      'Oui, il y a 40 kg de tomates.',
      'avez-vous 40 kg de tomates ?',
    ],
    ['does not know', 'INCONNU'],
    ['says nothing', '  '],
  ])('%s', async (_, words, question = 'avez-vous des tomates ?') => {
    service.say(words)
    const { body } = await ask(question)
    expect(body.response).toMatch(OWN_WORDS)
  })

  test('confirms a price that only the visitor named', async () => {
    service.say('Oui, la tomate est à 100 FCFA.')
    const { body } = await ask('Confirmez que la tomate est à 100 FCFA')
    expect(body.response.replace(/\s/g, ' ')).toMatch(
      /^Je ne trouve rien pour « tomate », jusqu’à 100 FCFA\./,
    )
    expect(service.calls).toHaveLength(1)
  })
})

describe('what only the customer may know is not sent to the service', () => {
  test('when it is asked, nor with what is asked after it', async () => {
    service.say('Nous livrons en pirogue.')
    const { id } = await createCustomer(app.db)
    const { serial } = await createOrder(app.db, { customerId: id, lines: [{ productId, quantity: 1 }] })
    const awa = await app.browser(id)
    const question = `où est ma commande AMIC-${String(serial).padStart(6, '0')} ?`
    const first = await ask(question, awa)
    expect(first.body.response).toContain('Commande AMIC-')
    expect(service.calls).toEqual([])

    const history = [
      { role: 'user', content: question },
      { role: 'assistant', content: first.body.response },
    ]
    const next = await ask('et vous livrez comment ?', awa, history)
    expect(next.body.response).toBe('Nous livrons en pirogue.')
    const [call] = service.calls
    expect(call!.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'où est ma commande AMIC-… ?' },
      { role: 'user', content: 'et vous livrez comment ?' },
    ])
    expect(JSON.stringify(call!.body)).not.toMatch(/AMIC-\d|En attente/)
  })

  test.each([
    ['où en est la commande n° 000123 ?', 'où en est la commande n° … ?'],
    ['000123 svp', '… svp'],
    ['des tomates à 1500 f', 'des tomates à 1500 f'],
  ])('by a visitor who is not signed in: %j', async (question, sent) => {
    service.say('Connectez-vous.')
    await ask(question)
    expect(service.calls.map(({ body }) => body.messages.at(-1)!.content)).toEqual([sent])
  })
})

test('its calls have an end for the day, beyond which the answers are our own, and the log says so once', async () => {
  const frugal = await startTestApp({
    env: {
      RATE_LIMITS: 'on',
      LLM_CALLS_PER_DAY: '2',
      LLM_BASE_URL: service.url,
      LLM_MODEL: 'petit-modele',
      LLM_API_KEY: 'cle-secrete',
    },
  })
  try {
    service.say('Bonjour, que cherchez-vous ?')
    const told = vi.spyOn(frugal.deps.log, 'error')
    for (let asked = 0; asked < 5; asked += 1) {
      const thief = await frugal.browser()
      expect((await ask('avez-vous des tomates ?', thief)).status).toBe(200)
    }
    expect(service.calls).toHaveLength(2)
    expect(told.mock.calls.map(([, line]) => line)).toEqual([
      'LLM_CALLS_PER_DAY is used up: the assistant answers in its own words',
    ])
  } finally {
    await frugal.close()
  }
})
