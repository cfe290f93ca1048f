import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '#contract/accounts/addresses.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const PATH = '/api/customer/addresses'

let app: TestApp
let awa: TestBrowser
let kofi: TestBrowser

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  awa = await app.browser((await createCustomer(app.db)).id)
  kofi = await app.browser((await createCustomer(app.db)).id)
})

async function add(person: TestBrowser, fields: Partial<Address> = {}): Promise<Address> {
  const { status, body } = await person.post(PATH, {
    label: 'Domicile',
    address: 'Cocody, Abidjan',
    ...fields,
  })
  expect(status).toBe(201)
  return body
}

const defaults = async (person: TestBrowser) => {
  const { body } = await person.get(PATH)
  return (body as Address[]).filter(address => address.isDefault).map(address => address.id)
}

test('addresses are kept, changed and removed', async () => {
  const home = await add(awa, { label: ' Domicile ', address: ' Rue des Jardins, Cocody ' })
  expect(home).toEqual({
    id: expect.any(String),
    label: 'Domicile',
    address: 'Rue des Jardins, Cocody',
    isDefault: true,
    recipientName: null,
    phone: null,
    zoneId: null,
    directions: null,
    latitude: null,
    longitude: null,
  })
  const work = await add(awa, { label: 'Travail', address: 'Plateau, Abidjan' })

  const changed = await awa.patch(`${PATH}/${work.id}`, { address: 'Plateau, tour A' })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({ ...work, address: 'Plateau, tour A' })

  expect((await awa.delete(`${PATH}/${work.id}`)).body).toEqual({ ok: true })
  expect((await awa.get(PATH)).body).toEqual([home])
  expect((await awa.delete(`${PATH}/${work.id}`)).status).toBe(404)
})

const work = { label: 'Travail' }

test('an address that is sent again, its answer having been lost, is not doubled', async () => {
  const { id: zoneId } = await createZone(app.db)
  const mother = {
    label: 'Chez maman',
    zoneId,
    directions: 'Derrière l’église',
    recipientName: 'Mariam Koné',
    phone: '+2250707070707',
  }
  const send = (fields = {}) => awa.post(PATH, { ...mother, ...fields })
  const first = await send()
  expect(first.status).toBe(201)
  expect((await send()).body).toEqual(first.body)
  expect((await kofi.post(PATH, mother)).body.id).not.toBe(first.body.id)
  expect((await send({ directions: 'Devant l’église' })).body.id).not.toBe(first.body.id)
  expect((await awa.get(PATH)).body).toHaveLength(2)
})

describe('the default address', () => {
  test('is the first one, whatever was asked', async () => {
    expect((await add(awa, { isDefault: false })).isDefault).toBe(true)
    expect((await add(awa, work)).isDefault).toBe(false)
  })

  test('is only one: a new one takes over, and comes first', async () => {
    await add(awa)
    const second = await add(awa, { ...work, isDefault: true })
    expect(await defaults(awa)).toEqual([second.id])
    expect((await awa.get(PATH)).body[0].id).toBe(second.id)
  })

  test('passes to another by a change', async () => {
    const first = await add(awa)
    const second = await add(awa, work)
    await awa.patch(`${PATH}/${second.id}`, { isDefault: true })
    expect(await defaults(awa)).toEqual([second.id])
    await awa.patch(`${PATH}/${first.id}`, { isDefault: true })
    expect(await defaults(awa)).toEqual([first.id])
  })

  test('stays one when several are made default at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => add(awa, { label: `Chez moi ${index}`, isDefault: true })),
    )
    expect(await defaults(awa)).toHaveLength(1)
  })

  test('is the one of before where that is sent again to be it', async () => {
    await add(awa)
    const { id } = await add(awa, work)
    expect(await add(awa, { ...work, isDefault: true })).toMatchObject({ id, isDefault: true })
    expect(await defaults(awa)).toEqual([id])
  })
})

describe('an address is its owner’s alone', () => {
  test('Kofi does not see, change or remove the address of Awa', async () => {
    const home = await add(awa)
    expect((await kofi.get(PATH)).body).toEqual([])
    expect((await kofi.patch(`${PATH}/${home.id}`, { label: 'À moi' })).status).toBe(404)
    expect((await kofi.delete(`${PATH}/${home.id}`)).status).toBe(404)
    expect((await awa.get(PATH)).body).toEqual([home])
  })

  test('a refused change leaves the default of Kofi where it was', async () => {
    const home = await add(awa)
    const his = await add(kofi)
    await kofi.patch(`${PATH}/${home.id}`, { isDefault: true })
    expect(await defaults(kofi)).toEqual([his.id])
  })

  test('the owner is the session, whatever the body says', async () => {
    const { id } = await createCustomer(app.db)
    const victim = await app.browser(id)
    await awa.post(PATH, { label: 'Domicile', address: 'Cocody', userId: id })
    expect((await victim.get(PATH)).body).toEqual([])
    expect((await awa.get(PATH)).body).toHaveLength(1)
  })
})

test.each([newId(), 'pas-un-uuid', '1'])('an address %s that does not exist is not found', async id => {
  for (const answer of [
    await awa.patch(`${PATH}/${id}`, { label: 'X' }),
    await awa.delete(`${PATH}/${id}`),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.body.code).toBe('not_found')
  }
})

test.each([
  [{}, { label: 'Donnez un nom à cette adresse', address: 'Adresse manquante' }],
  [
    { label: '  ', address: '\n' },
    { label: 'Donnez un nom à cette adresse', address: 'Adresse manquante' },
  ],
  [{ label: 'x'.repeat(61), address: 'Cocody' }, { label: 'Libellé trop long' }],
  [
    { label: 'Domicile', address: 'x'.repeat(501) },
    { address: 'L’adresse est trop longue (500 caractères au plus)' },
  ],
])('%j is refused', async (body, errors) => {
  const answer = await awa.post(PATH, body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toEqual(errors)
  expect((await awa.get(PATH)).body).toEqual([])
})

test('nothing to change answers the address as it is', async () => {
  const home = await add(awa)
  const { status, body } = await awa.patch(`${PATH}/${home.id}`, {})
  expect(status).toBe(200)
  expect(body).toEqual(home)
})

test('a person keeps at most twenty addresses, also when they come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      awa.post(PATH, { label: `Adresse ${index}`, address: 'Cocody, Abidjan' }),
    ),
  )
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(20)
  expect(answers.find(answer => answer.status === 409)?.body.code).toBe('address_limit')
  expect((await awa.get(PATH)).body).toHaveLength(20)
})

test('a part that is sent alone leaves nothing behind that it does not fit', async () => {
  const [near, far] = [await createZone(app.db), await createZone(app.db)]
  const position = { latitude: 5.36, longitude: -4.01 }
  const recipient = { recipientName: 'Awa Koné', phone: '+2250707000001' }
  const home = await add(awa, { zoneId: near.id, directions: 'Portail bleu', ...position, ...recipient })
  const change = async (body: object) => (await awa.patch(`${PATH}/${home.id}`, body)).body
  expect(await change({ label: 'Maison' })).toMatchObject({ zoneId: near.id, ...position })
  expect(await change({ zoneId: far.id, directions: 'Près du marché' })).toMatchObject({
    zoneId: far.id,
    directions: 'Près du marché',
    latitude: null,
    longitude: null,
  })
  expect(await change({ address: 'Plateau, tour A' })).toMatchObject({
    address: 'Plateau, tour A',
    zoneId: null,
    directions: null,
    ...recipient,
  })
})
