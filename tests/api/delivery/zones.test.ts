import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Zone } from '#contract/delivery/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { zones } from '#database/schema/delivery.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let admin: TestBrowser
let visitor: TestBrowser
/** As they were before anybody changed them. */
let initial: Zone[]
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
  initial = await visitor.api.listZones()
})
afterAll(() => app.close())

const PATH = '/api/admin/delivery/zones'
const named = (zones: Zone[], name: string) => zones.find(zone => zone.name === name)!

/** A zone of its own for a test. */
const addZone = (name: string, fields: object = {}) =>
  admin.api.createZone({ body: { region: 'Man', name, ...fields } })

describe('every installation begins with zones', () => {
  test('the communes of Abidjan in their order, then one for each other region', () => {
    expect(initial.map(({ region, name }) => [region, name])).toEqual([
      ...[
        'Abobo',
        'Adjamé',
        'Anyama',
        'Attécoubé',
        'Bingerville',
        'Cocody',
        'Koumassi',
        'Marcory',
        'Plateau',
        'Port-Bouët',
        'Songon',
        'Treichville',
        'Yopougon',
      ].map(name => ['Abidjan', name]),
      ...['Azaguié', 'Bouaké', 'Daloa', 'Gagnoa', 'Korhogo', 'Man', 'San Pedro', 'Yamoussoukro'].map(name => [
        name,
        name,
      ]),
    ])
    expect(initial.map(({ position }) => position)).toEqual(initial.map((_, index) => index + 1))
    expect(initial.every(({ isServed }) => isServed)).toBe(true)
  })
})

describe('a zone', () => {
  test('is added at the end, shown to visitors at once, and noted', async () => {
    const before = await visitor.api.listZones()
    const created = await admin.post(PATH, { region: 'Abidjan', name: ' Jacqueville ' })
    expect(created).toMatchObject({
      status: 201,
      body: { region: 'Abidjan', name: 'Jacqueville', isServed: true, position: before.length + 1 },
    })
    expect(await visitor.api.listZones()).toEqual([...before, created.body])
    expect(await admin.api.listAdminZones()).toEqual([...before, created.body])
    expect(await journalOf(app.db, created.body.id)).toMatchObject([
      {
        action: 'zone.created',
        before: null,
        after: { region: 'Abidjan', name: 'Jacqueville', isServed: true },
      },
    ])
  })

  test('is renamed, closed and opened again; visitors see it each time', async () => {
    const { id } = await addZone('Danané')
    const seen = async () => (await visitor.api.listZones()).find(zone => zone.id === id)
    expect(await admin.patch(`${PATH}/${id}`, { name: 'Danané centre' })).toMatchObject({
      status: 200,
      body: { id, name: 'Danané centre', isServed: true },
    })
    expect(await seen()).toMatchObject({ name: 'Danané centre', isServed: true })
    expect((await admin.patch(`${PATH}/${id}`, { isServed: false })).body).toMatchObject({ isServed: false })
    expect(await seen()).toMatchObject({ name: 'Danané centre', isServed: false })
    await admin.patch(`${PATH}/${id}`, { isServed: true })
    expect(await seen()).toMatchObject({ isServed: true })
    expect(await journalOf(app.db, id)).toMatchObject([
      { action: 'zone.created' },
      { action: 'zone.changed', before: { name: 'Danané' }, after: { name: 'Danané centre' } },
      { before: { name: 'Danané centre', isServed: true }, after: { isServed: false } },
      { before: { isServed: false }, after: { isServed: true } },
    ])
  })

  test('may be added closed', async () => {
    expect(await addZone('Biankouma', { isServed: false })).toMatchObject({ isServed: false })
  })

  test('takes the place that it is given, up and down; the others make way', async () => {
    const { id } = await addZone('Logoualé')
    const others = (await visitor.api.listZones()).filter(zone => zone.id !== id).map(zone => zone.id)
    const order = async () => {
      const zones = await visitor.api.listZones()
      expect(zones.map(({ position }) => position)).toEqual(zones.map((_, index) => index + 1))
      return zones.map(zone => zone.id)
    }
    for (const position of [1, 5, 3, others.length + 1, 2]) {
      expect((await admin.patch(`${PATH}/${id}`, { position })).body).toMatchObject({ id, position })
      expect(await order()).toEqual(others.toSpliced(position - 1, 0, id))
    }
    // Beyond the last it is the last.
    expect((await admin.patch(`${PATH}/${id}`, { position: 9_999 })).body.position).toBe(others.length + 1)
    expect(await order()).toEqual([...others, id])
  })

  test('that changes nothing is not noted', async () => {
    const zone = await addZone('Zouan-Hounien')
    const { id, name, isServed, position } = zone
    expect((await admin.patch(`${PATH}/${id}`, { name, isServed, position })).body).toEqual(zone)
    expect((await admin.patch(`${PATH}/${id}`, {})).body).toEqual(zone)
    expect(await journalOf(app.db, id)).toHaveLength(1)
  })

  test('keeps its own name written otherwise', async () => {
    const { id } = await addZone('bangolo')
    expect((await admin.patch(`${PATH}/${id}`, { name: 'Bangolo' })).body).toMatchObject({ name: 'Bangolo' })
  })

  test('is moved by many at once, and the places stay whole', async () => {
    const made = []
    for (const name of ['Un', 'Deux', 'Trois', 'Quatre']) made.push(await addZone(name))
    await Promise.all([
      ...made.map(({ id }, index) =>
        admin.api.changeZone({ params: { id }, body: { position: 1 + 3 * index } }),
      ),
      ...['Cinq', 'Six'].map(name => addZone(name)),
    ])
    const places = (await visitor.api.listZones()).map(({ position }) => position)
    expect(places).toEqual(places.map((_, index) => index + 1))
  })
})

describe('is refused, and changes nothing', () => {
  test('a name that another zone has, however it is written', async () => {
    const { id } = await addZone('Kouibly')
    const before = await visitor.api.listZones()
    const taken = { status: 409, body: { code: 'zone_name_taken', message: 'Une zone porte déjà ce nom.' } }
    expect(await admin.post(PATH, { region: 'Daloa', name: 'COCODY' })).toMatchObject(taken)
    expect(await admin.patch(`${PATH}/${id}`, { name: 'cocody', isServed: false })).toMatchObject(taken)
    expect(await visitor.api.listZones()).toEqual(before)
  })

  test('a zone that is not there', async () => {
    expect(await admin.patch(`${PATH}/${newId()}`, { isServed: false })).toMatchObject({
      status: 404,
      body: { code: 'zone_not_found', message: 'Zone introuvable' },
    })
  })

  test.each([
    [{ name: 'Sipilou' }, { region: 'Choisissez une région' }],
    [{ region: 'Paris', name: 'Sipilou' }, { region: 'Choisissez une région' }],
    [{ region: 'Man', name: '  ' }, { name: 'Le nom de la zone est requis' }],
    [{ region: 'Man' }, { name: 'Le nom de la zone est requis' }],
    [{ region: 'Man', name: 'a'.repeat(61) }, { name: '60 caractères au plus' }],
    [{ region: 'Man', name: 'Sipilou', isServed: 'oui' }, { isServed: 'La zone est servie ou fermée.' }],
  ])('a new zone of %j', async (body, errors) => {
    const before = await visitor.api.listZones()
    expect(await admin.post(PATH, body)).toMatchObject({ status: 400, body: { code: 'validation', errors } })
    expect(await visitor.api.listZones()).toEqual(before)
  })

  test.each([{ name: '' }, { isServed: null }, { position: 0 }, { position: 1.5 }, { position: 'a' }])(
    'a change to %j',
    async body => {
      const before = await visitor.api.listZones()
      const { id } = named(before, 'Songon')
      expect(await admin.patch(`${PATH}/${id}`, body)).toMatchObject({
        status: 400,
        body: { code: 'validation', errors: { [Object.keys(body)[0]!]: expect.any(String) } },
      })
      expect(await visitor.api.listZones()).toEqual(before)
    },
  )

  test.each([
    [{ name: 'abobo', position: 900 }, '23505'],
    [{ name: 'Neuf', position: 1 }, '23505'],
    [{ name: 'Neuf', position: 0 }, '23514'],
    [{ name: ' ', position: 900 }, '23514'],
    [{ name: 'Neuf', position: 900, region: 'Paris' as 'Man' }, '22P02'],
  ])('by the database: %j', async (fields, state) => {
    const write = app.db.insert(zones).values({ region: 'Man', ...fields })
    expect(await write.then(() => 'done', sqlStateOf)).toBe(state)
    expect(await app.db.$count(zones)).toBe((await visitor.api.listZones()).length)
  })
})
