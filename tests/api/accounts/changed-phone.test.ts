import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressOwners } from '#tests/support/endpoints/address-owners.ts'
import { createAdmin, storedUser } from '#tests/support/makers/people.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { type MailingShop, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

let gateway: TestGateway
let shop: MailingShop
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({ env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' } })
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})
afterEach(() => shop.settle())

type Kind = 'customer' | 'vendor'

async function somebody(kind: Kind) {
  const person = await addressOwners[kind].create(shop.app.db)
  const browser = await shop.app.browser(person.id)
  const change = async (changes: object) =>
    (await addressOwners[kind].change(browser, person, { email: person.email, ...changes })).status
  return { person, change }
}
const SUBJECT = 'Votre téléphone a été changé'

test.each<Kind>(['customer', 'vendor'])(
  'whose telephone a thief replaces is told, with the new number: a %s',
  async kind => {
    const { person, change } = await somebody(kind)
    expect(await change({ phone: '+2250707000001' })).toBe(200)
    await shop.allDone()
    shop.post.taken.length = 0

    expect(await change({ phone: '+2250505000002' })).toBe(200)
    expect(await shop.subjectsTo(person)).toEqual([SUBJECT])
    const [{ text } = { text: '' }] = await shop.mailsTo(person)
    expect(text).toContain('+225 05 05 00 00 02')
    expect(text).toContain('https://amic.example/forgot-password')
    // Whose the former number was is not known: nobody can be woken by numbers that an account names.
    expect(gateway.taken).toEqual([])
    expect(await storedUser(shop.app.db, person.id)).toMatchObject({ phone: '+2250505000002' })
  },
)

test('who takes the number away is told that there is none; who writes the same again hears nothing', async () => {
  const { person, change } = await somebody('customer')
  await change({ phone: '+2250707000001' })
  await shop.allDone()
  shop.post.taken.length = 0
  await change({ phone: '+225 07 07 00 00 01', fullName: 'Awa Traoré' })
  expect(await shop.subjectsTo(person)).toEqual([])
  await change({ phone: '' })
  const [{ text } = { text: '' }] = await shop.mailsTo(person)
  expect(text).toContain('n’a plus de numéro de téléphone')
  await change({ phone: '+2250707000003' })
  expect(await shop.subjectsTo(person)).toEqual([SUBJECT])
})

test('whose telephone an administrator corrects is told too', async () => {
  const { person } = await somebody('customer')
  const office = await shop.app.browser((await createAdmin(shop.app.db)).id)
  const path = `/api/admin/users/${person.id}`
  expect((await office.patch(path, { phone: '+2250707000004' })).status).toBe(200)
  expect((await office.patch(path, { phone: '+2250707000004', region: 'Bouaké' })).status).toBe(200)
  expect(await shop.subjectsTo(person)).toEqual([SUBJECT])
})
