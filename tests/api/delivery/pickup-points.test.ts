import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { zones } from '#database/schema/delivery.ts'
import { pickupHours, pickupPoints } from '#database/schema/pickup-points.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { createPickupPoint, pickupBody } from '#tests/support/makers/pickup-points.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let admin: TestBrowser
let visitor: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
})
afterAll(() => app.close())

let zone: Awaited<ReturnType<typeof createZone>>
beforeEach(async () => {
  zone = await createZone(app.db, { region: 'Abidjan', name: `Adjamé ${newId()}` })
})

const PATH = '/api/admin/delivery/pickup-points'
const shown = async (id: string) => (await visitor.api.listPickupPoints()).find(point => point.id === id)
const kept = async () => [
  await app.db.select().from(pickupPoints).orderBy(pickupPoints.id),
  await app.db.select().from(pickupHours).orderBy(pickupHours.pickupPointId, pickupHours.weekday),
]

/** Calls, and finds all points as they were. */
async function refusal(call: () => Promise<{ status: number; body: unknown }>) {
  const before = await kept()
  const answer = await call()
  expect(await kept()).toEqual(before)
  return answer
}

describe('a pickup point', () => {
  test('is added, shown to visitors at once, and noted', async () => {
    const hours = [
      { weekday: 6, from: '09:00', to: '13:30' },
      { weekday: 1, from: '14:00', to: '18:00' },
      { weekday: 1, from: '08:00', to: '12:00' },
    ]
    const name = `Gare ${zone.id}`
    const created = await admin.post(PATH, pickupBody(zone.id, { name: ` ${name} `, openingHours: hours }))
    const point = {
      name,
      zone: { id: zone.id, region: 'Abidjan', name: zone.name },
      address: '12 rue du Rail',
      directions: 'Guichet 3, à gauche de l’entrée',
      phone: '+2252720304050',
      openingHours: [hours[2], hours[1], hours[0]],
      isActive: true,
    }
    expect(created).toMatchObject({ status: 201, body: point })
    const { id } = created.body
    expect(await shown(id)).toEqual({ id, ...point })
    expect(await admin.api.listAdminPickupPoints()).toContainEqual({ id, ...point })
    expect(await journalOf(app.db, id)).toMatchObject([
      {
        action: 'pickupPoint.created',
        before: null,
        after: { name, zone: zone.name, phone: '+2252720304050', isOpen: true },
      },
    ])
  })

  test('is changed part by part, closed and opened again; visitors see it each time', async () => {
    const { id, name } = await createPickupPoint(app.db, { zoneId: zone.id })
    const other = await createZone(app.db)
    const change = (changes: object) => admin.patch(`${PATH}/${id}`, changes)
    expect(await change({ address: 'Rue 12', zoneId: other.id })).toMatchObject({
      status: 200,
      body: { id, name, address: 'Rue 12', zone: { id: other.id } },
    })
    expect(await shown(id)).toMatchObject({ address: 'Rue 12', openingHours: { length: 6 } })
    await change({ openingHours: [{ weekday: 7, from: '08:30', to: '12:00' }] })
    expect((await shown(id))?.openingHours).toEqual([{ weekday: 7, from: '08:30', to: '12:00' }])
    await change({ openingHours: [] })
    expect((await shown(id))?.openingHours).toEqual([])
    expect((await change({ isActive: false })).body).toMatchObject({ isActive: false })
    expect(await shown(id)).toBe(undefined)
    expect(await admin.api.listAdminPickupPoints()).toContainEqual(
      expect.objectContaining({ id, isActive: false }),
    )
    await change({ isActive: true })
    expect(await shown(id)).toMatchObject({ isActive: true })
    expect(await journalOf(app.db, id)).toMatchObject([
      {
        action: 'pickupPoint.changed',
        before: { name, address: '12 rue du Rail', zone: zone.name },
        after: { address: 'Rue 12', zone: other.name },
      },
      { before: { name }, after: { openingHours: [{ weekday: 7 }] } },
      { after: { openingHours: [] } },
      { before: { isOpen: true }, after: { isOpen: false } },
      { before: { isOpen: false }, after: { isOpen: true } },
    ])
  })

  test('that changes nothing is not noted', async () => {
    const { id, name, address } = await createPickupPoint(app.db, { zoneId: zone.id })
    const { openingHours } = (await shown(id))!
    await admin.patch(`${PATH}/${id}`, { name, address, zoneId: zone.id, openingHours, isActive: true })
    await admin.patch(`${PATH}/${id}`, {})
    expect(await journalOf(app.db, id)).toEqual([])
  })

  test('keeps its own name written otherwise', async () => {
    const { id, name } = await createPickupPoint(app.db)
    expect((await admin.patch(`${PATH}/${id}`, { name: name.toUpperCase() })).status).toBe(200)
    expect((await shown(id))?.name).toBe(name.toUpperCase())
  })

  test('follows its zone to a new name, and stands in the order of the zones', async () => {
    const { id } = await createPickupPoint(app.db, { zoneId: zone.id })
    const first = await createPickupPoint(app.db)
    await app.db
      .update(zones)
      .set({ name: `Renommée ${zone.id}` })
      .where(eq(zones.id, zone.id))
    await expect.poll(async () => (await shown(id))?.zone.name).toBe(`Renommée ${zone.id}`)
    const ids = (await visitor.api.listPickupPoints()).map(point => point.id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(id))
  })

  test('is added once by two who send the same name at once', async () => {
    const body = pickupBody(zone.id)
    const answers = await Promise.all([1, 2].map(() => admin.post(PATH, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await app.db.$count(pickupPoints, eq(pickupPoints.name, body.name))).toBe(1)
  })
})

describe('is refused, and changes nothing', () => {
  test('a name that another point has, however it is written', async () => {
    const { name } = await createPickupPoint(app.db)
    const { id } = await createPickupPoint(app.db)
    const taken = {
      status: 409,
      body: { code: 'pickup_name_taken', message: 'Un point de retrait porte déjà ce nom.' },
    }
    expect(
      await refusal(() => admin.post(PATH, pickupBody(zone.id, { name: name.toUpperCase() }))),
    ).toMatchObject(taken)
    expect(await refusal(() => admin.patch(`${PATH}/${id}`, { name, isActive: false }))).toMatchObject(taken)
  })

  test('a zone that is not there', async () => {
    const { id } = await createPickupPoint(app.db)
    const unknown = {
      status: 400,
      body: { code: 'pickup_zone_unknown', errors: { zoneId: 'Cette zone n’existe pas.' } },
    }
    expect(await refusal(() => admin.post(PATH, pickupBody(newId())))).toMatchObject(unknown)
    expect(await refusal(() => admin.patch(`${PATH}/${id}`, { zoneId: newId() }))).toMatchObject(unknown)
  })

  test('a point that is not there', async () => {
    expect(await refusal(() => admin.patch(`${PATH}/${newId()}`, { isActive: false }))).toMatchObject({
      status: 404,
      body: { code: 'pickup_point_not_found', message: 'Point de retrait introuvable' },
    })
  })

  test.each([
    [{ name: ' ' }, 'name', 'Le nom du point de retrait est requis'],
    [{ name: 'a'.repeat(61) }, 'name', '60 caractères au plus'],
    [{ zoneId: 'cocody' }, 'zoneId', 'Choisissez une zone'],
    [{ address: '' }, 'address', 'L’adresse est requise'],
    [{ directions: '' }, 'directions', 'Dites comment trouver l’entrée'],
    [{ phone: ' ' }, 'phone', 'Indiquez le téléphone du point'],
    [{ phone: '12' }, 'phone', 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)'],
    [{ isActive: 'oui' }, 'isActive', 'Le point est ouvert ou fermé.'],
    [{ openingHours: 'toujours' }, 'openingHours', 'Les horaires forment une liste.'],
    [
      { openingHours: [{ weekday: 8, from: '08:00', to: '18:00' }] },
      'openingHours.0.weekday',
      'Choisissez un jour de la semaine',
    ],
    [
      { openingHours: [{ weekday: 1, from: '8:00', to: '18:00' }] },
      'openingHours.0.from',
      'Indiquez une heure, comme 08:00',
    ],
    [
      { openingHours: [{ weekday: 1, from: '08:00', to: '24:00' }] },
      'openingHours.0.to',
      'Indiquez une heure, comme 08:00',
    ],
    [
      { openingHours: [{ weekday: 1, from: '18:00', to: '18:00' }] },
      'openingHours.0.to',
      'La fermeture vient après l’ouverture.',
    ],
    [
      {
        openingHours: [
          { weekday: 1, from: '08:00', to: '12:00' },
          { weekday: 1, from: '12:00', to: '18:00' },
        ],
      },
      'openingHours',
      'Deux horaires d’un même jour se touchent : n’en faites qu’un.',
    ],
  ])('%j, new or changed', async (changes, field, message) => {
    const { id } = await createPickupPoint(app.db)
    const invalid = { status: 400, body: { code: 'validation', errors: { [field]: message } } }
    expect(await refusal(() => admin.post(PATH, pickupBody(zone.id, changes)))).toMatchObject(invalid)
    expect(await refusal(() => admin.patch(`${PATH}/${id}`, changes))).toMatchObject(invalid)
  })

  test.each([
    [{ name: ' ' }, '23514'],
    [{ address: ' ' }, '23514'],
    [{ directions: ' ' }, '23514'],
    [{ phone: '0708' }, '23514'],
    [{ zoneId: newId() }, '23503'],
    [{ openingHours: [{ weekday: 0, from: '08:00', to: '18:00' }] }, '23514'],
    [{ openingHours: [{ weekday: 1, from: '18:00', to: '08:00' }] }, '23514'],
    [{ openingHours: [1, 1].map(weekday => ({ weekday, from: '08:00', to: '18:00' })) }, '23505'],
  ])('by the database: %j', async (fields, state) => {
    const before = await kept()
    const writing = app.db.transaction(tx => createPickupPoint(tx, fields))
    expect(await writing.then(() => 'done', sqlStateOf)).toBe(state)
    expect(await kept()).toEqual(before)
  })

  test('by the database: a name twice', async () => {
    const { name } = await createPickupPoint(app.db)
    const before = await kept()
    const writing = createPickupPoint(app.db, { name: name.toUpperCase() })
    expect(await writing.then(() => 'done', sqlStateOf)).toBe('23505')
    expect(await kept()).toEqual(before)
  })
})
