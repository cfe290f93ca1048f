import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createCustomer,
  createVendor,
  PASSWORD,
  storedUser,
  storedVendorOf,
} from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const REFUSED = 'Un nom ne contient ni lien ni adresse'
const links = [
  'Gagnez sur https://pirate.example',
  'www.pirate',
  'Awa pirate.rest',
  'Écrivez à awa@pirate.example',
  'PIRATE.COM Koné',
  'Gagnez sur t.me/pirate',
]

const registration = (changes: object) => ({
  username: `nouvelle-${Math.trunc(performance.now() * 1000)}`,
  email: `nouvelle-${Math.trunc(performance.now() * 1000)}@amic.example`,
  password: PASSWORD,
  fullName: 'Awa Koné',
  region: 'Abidjan',
  ...changes,
})

test.each(links)('a customer is not called « %s », in our mails to whoever it names', async fullName => {
  const visitor = await app.browser()
  const refused = {
    status: 400,
    body: { code: 'validation', message: REFUSED, errors: { fullName: REFUSED } },
  }
  expect(await visitor.tries.register({ body: registration({ fullName }) })).toMatchObject(refused)
  const { id } = await createCustomer(app.db)
  const phone = await app.browser(id)
  expect(await phone.tries.changeCustomerProfile({ body: { fullName } })).toMatchObject(refused)
  expect((await storedUser(app.db, id))?.fullName).toBe('Awa Koné')
})

test.each(links)('nor is a business', async businessName => {
  const vendor = await createVendor(app.db)
  const phone = await app.browser(vendor.userId)
  const { username, email, fullName } = vendor.user
  const body = {
    username,
    email,
    fullName,
    phone: '05 05 00 00 01',
    region: 'Bouaké',
    businessName,
    businessAddress: 'Route de Béoumi, Bouaké',
  }
  expect(await phone.tries.changeVendorProfile({ body })).toMatchObject({
    status: 400,
    body: { errors: { businessName: REFUSED } },
  })
  expect((await storedVendorOf(app.db, vendor.userId))?.businessName).toBe('Ferme de Yao')
})

test.each(['pirate.com', 'gain.pro', 'http://pirate', 'www.pirate', 'awa/kone'])(
  'nor is a user name: « %s »',
  async username => {
    const visitor = await app.browser()
    expect(await visitor.tries.register({ body: registration({ username }) })).toMatchObject({
      status: 400,
      body: { errors: { username: REFUSED } },
    })
  },
)

test.each(['Jean-Marc N’Guessan', 'Aké A. Koffi', 'Kouassi et Fils S.A.R.L.', 'Mme. Koné', 'Ferme n° 2'])(
  'an honest « %s » is taken',
  async fullName => {
    const visitor = await app.browser()
    expect(
      (
        await visitor.tries.register({
          body: registration({ fullName, username: `jean.k${fullName.length}` }),
        })
      ).status,
    ).toBe(201)
  },
)

test.each(['Awa 07 01 02 03 04', 'Appelez 0701020304', 'Awa 07.01.02', 'Gagné 12-34-56'])(
  'a customer is not called « %s »: a number to be called',
  async fullName => {
    const message = 'Un nom ne contient pas de numéro'
    const visitor = await app.browser()
    expect(await visitor.tries.register({ body: registration({ fullName }) })).toMatchObject({
      status: 400,
      body: { message, errors: { fullName: message } },
    })
  },
)

test.each(['Awa\nCliquez ici', 'Awa\u0007Koné'])('nor %j, which begins a line of its own', async fullName => {
  const phone = await app.browser((await createCustomer(app.db)).id)
  expect((await phone.tries.changeCustomerProfile({ body: { fullName } })).body.errors).toEqual({
    fullName: REFUSED,
  })
})

test('a name may have some digits', async () => {
  const { id } = await createCustomer(app.db)
  const phone = await app.browser(id)
  const fullName = 'Awa 2e du nom Koné 12345'
  expect((await phone.tries.changeCustomerProfile({ body: { fullName } })).status).toBe(200)
  expect((await storedUser(app.db, id))?.fullName).toBe(fullName)
})
