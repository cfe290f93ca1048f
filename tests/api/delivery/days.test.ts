import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClosedDay, type Round, seenClosedDays, seenRounds } from '#contract/delivery/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { closedDays, rounds, roundZones } from '#database/schema/delivery.ts'
import { sqlStateOf } from '#database/sql-state.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin, createVendor } from '#tests/support/makers/people.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let admin: TestBrowser
let visitor: TestBrowser
/** As they were before anybody changed them. */
let initial: { rounds: Round[]; days: ClosedDay[] }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
  initial = { rounds: await admin.api.listHouseRounds(), days: await admin.api.listClosedDays() }
})
afterAll(() => app.close())

const VENDOR_ROUNDS = '/api/vendor/rounds'
const HOUSE_ROUNDS = '/api/admin/delivery/rounds'
const CLOSED_DAYS = '/api/admin/delivery/closed-days'

const fridays = { weekday: 5, zoneIds: [] as string[], daysBefore: 1, beforeHour: 18 }
const withoutIds = (list: Round[]) => list.map(({ id: _, ...round }) => round)

async function openStall() {
  const { id, userId } = await createVendor(app.db)
  const vendor = await app.browser(userId)
  const calendar = () => visitor.api.getCalendar({ params: { id } })
  return { id, vendor, calendar }
}

describe('every installation begins', () => {
  test('with rounds on Tuesday and Friday, everywhere, ordered the day before until 18 h', () => {
    expect(withoutIds(initial.rounds)).toEqual([{ ...fridays, weekday: 2 }, fridays])
  })

  test('with the public holidays whose date does not move, of this year and the next', () => {
    const years = initial.days.map(({ date }) => date.slice(0, 4))
    const first = Number(years[0])
    expect([...new Set(years)]).toEqual([String(first), String(first + 1)])
    const ofYear = initial.days.filter(({ date }) => date.startsWith(String(first)))
    expect(ofYear.map(({ date }) => date.slice(5))).toEqual([
      '01-01',
      '05-01',
      '08-07',
      '08-15',
      '11-01',
      '11-15',
      '12-25',
    ])
    expect(initial.days).toHaveLength(2 * ofYear.length)
  })
})

describe('the rounds of a vendor', () => {
  test('are those of the house as long as it has none of its own', async () => {
    const { vendor, calendar } = await openStall()
    expect(await vendor.api.listVendorRounds()).toEqual([])
    const house = await admin.api.listHouseRounds()
    expect((await calendar()).rounds).toEqual(house)
  })

  test('are replaced as a whole, from Monday on, with zones in their order, and visitors see them at once', async () => {
    const { vendor, calendar } = await openStall()
    const near = await createZone(app.db)
    const far = await createZone(app.db)
    const wednesday = { weekday: 3, zoneIds: [far.id, near.id], daysBefore: 2, beforeHour: 0 }
    const set = await vendor.put(VENDOR_ROUNDS, [fridays, wednesday])
    expect(set.status).toBe(200)
    expect(withoutIds(set.body)).toEqual([{ ...wednesday, zoneIds: [near.id, far.id] }, fridays])
    expect(await vendor.api.listVendorRounds()).toEqual(set.body)
    expect((await calendar()).rounds).toEqual(set.body)

    const monday = { weekday: 1, zoneIds: [], daysBefore: 0, beforeHour: 6 }
    expect(withoutIds((await vendor.put(VENDOR_ROUNDS, [monday])).body)).toEqual([monday])
    expect(withoutIds((await calendar()).rounds)).toEqual([monday])

    expect((await vendor.put(VENDOR_ROUNDS, [])).body).toEqual([])
    expect((await calendar()).rounds).toEqual(await admin.api.listHouseRounds())
  })

  test('are nobody else’s', async () => {
    const { vendor } = await openStall()
    const other = await openStall()
    await vendor.put(VENDOR_ROUNDS, [fridays])
    expect(await other.vendor.api.listVendorRounds()).toEqual([])
    await other.vendor.put(VENDOR_ROUNDS, [])
    expect(await vendor.api.listVendorRounds()).toHaveLength(1)
    expect(await admin.api.listHouseRounds()).not.toEqual([])
  })

  test('do not take the place of others than those that were read', async () => {
    const { vendor } = await openStall()
    const seen = seenRounds(await vendor.api.listVendorRounds())
    const mine = await vendor.api.setVendorRounds({ query: { seen }, body: [fridays] })
    for (const before of [seen, newId()])
      expect(await vendor.put(`${VENDOR_ROUNDS}?seen=${before}`, [])).toMatchObject({
        status: 409,
        body: { code: 'rounds_changed' },
      })
    expect(await vendor.api.listVendorRounds()).toEqual(mine)
    expect(await vendor.api.setVendorRounds({ query: { seen: seenRounds(mine) }, body: [] })).toEqual([])
    expect(await admin.put(`${HOUSE_ROUNDS}?seen=${newId()}`, [])).toMatchObject({ status: 409 })
  })

  test('are one whole set, however many replace them at once', async () => {
    const { vendor } = await openStall()
    const sets = [1, 2, 3, 4].map(count =>
      Array.from({ length: count }, () => ({ ...fridays, weekday: count })),
    )
    await Promise.all(sets.map(set => vendor.put(VENDOR_ROUNDS, set)))
    expect(sets).toContainEqual(withoutIds(await vendor.api.listVendorRounds()))
  })

  test.each([
    [{ ...fridays, weekday: 0 }, { '0.weekday': 'Choisissez un jour de la semaine' }],
    [{ ...fridays, weekday: 8 }, { '0.weekday': 'Choisissez un jour de la semaine' }],
    [{ ...fridays, daysBefore: 8 }, { '0.daysBefore': 'De 0 à 7 jours avant la livraison' }],
    [{ ...fridays, beforeHour: 24 }, { '0.beforeHour': 'Une heure de 0 à 23' }],
    [{ ...fridays, beforeHour: 7.5 }, { '0.beforeHour': 'Une heure de 0 à 23' }],
  ])('of %j are refused, and those of before stay', async (round, errors) => {
    const { vendor } = await openStall()
    const before = (await vendor.put(VENDOR_ROUNDS, [fridays])).body
    expect(await vendor.put(VENDOR_ROUNDS, [round])).toMatchObject({ status: 400, body: { errors } })
    expect(await vendor.api.listVendorRounds()).toEqual(before)
  })

  test('to a zone that is not there, to one twice, or too many, are refused, and those of before stay', async () => {
    const { vendor } = await openStall()
    const before = (await vendor.put(VENDOR_ROUNDS, [fridays])).body
    const { id } = await createZone(app.db)
    expect(await vendor.put(VENDOR_ROUNDS, [{ ...fridays, zoneIds: [id, newId()] }])).toMatchObject({
      status: 400,
      body: { code: 'round_zone_unknown', message: 'Une zone choisie n’existe pas.' },
    })
    for (const refused of [
      [{ ...fridays, zoneIds: [id, id] }],
      Array.from({ length: 31 }, () => fridays),
      { rounds: [] },
      null,
    ])
      expect((await vendor.put(VENDOR_ROUNDS, refused)).status).toBe(400)
    expect(await vendor.api.listVendorRounds()).toEqual(before)
  })

  test.each(['pending', 'suspended'] as const)('of a %s vendor are shown to nobody', async status => {
    const { id } = await createVendor(app.db, { status })
    expect(await visitor.tries.getCalendar({ params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'producer_not_found' },
    })
  })
})

describe('the administration', () => {
  test('replaces the rounds of the house, noted, and they reach vendors without any', async () => {
    const { calendar } = await openStall()
    const before = await admin.api.listHouseRounds()
    const thursday = { weekday: 4, zoneIds: [], daysBefore: 3, beforeHour: 12 }
    const set = await admin.put(HOUSE_ROUNDS, [thursday])
    expect(withoutIds(set.body)).toEqual([thursday])
    expect((await calendar()).rounds).toEqual(set.body)
    const [noted] = (await journalOf(app.db, 'rounds')).slice(-1)
    const { zoneIds: _, ...everywhere } = thursday
    expect(noted).toMatchObject({
      action: 'delivery.roundsSet',
      before: { rounds: before.map(({ weekday }) => ({ weekday, zones: [] })) },
      after: { rounds: [{ ...everywhere, zones: [] }] },
    })
    expect((await admin.put(HOUSE_ROUNDS, [{ ...fridays, zoneIds: [newId()] }])).status).toBe(400)
    expect(await admin.api.listHouseRounds()).toEqual(set.body)
    await admin.put(HOUSE_ROUNDS, before)
  })

  test('reads in the journal the zones of rounds by the names that they had', async () => {
    const before = await admin.api.listHouseRounds()
    const [near, far] = [await createZone(app.db), await createZone(app.db)]
    await admin.put(HOUSE_ROUNDS, [{ ...fridays, zoneIds: [near.id, far.id] }])
    await admin.put(HOUSE_ROUNDS, before)
    const [set, setBack] = (await journalOf(app.db, 'rounds')).slice(-2)
    const { zoneIds: _, ...friday } = fridays
    const rounds = [{ ...friday, zones: [near.name, far.name] }]
    expect([set?.after, setBack?.before]).toEqual([{ rounds }, { rounds }])
  })

  test('replaces the closed days, noted; visitors see those to come', async () => {
    const { calendar } = await openStall()
    const before = await admin.api.listClosedDays()
    const past = { date: '2020-01-01', name: 'Jour de l’an' }
    const tabaski = { date: '2090-05-01', name: 'Tabaski' }
    const set = await admin.put(CLOSED_DAYS, [tabaski, { ...past, name: ' Jour de l’an ' }])
    expect(set).toMatchObject({ status: 200, body: [past, tabaski] })
    expect(await admin.api.listClosedDays()).toEqual([past, tabaski])
    expect((await calendar()).closedDays).toEqual([tabaski])
    const [noted] = (await journalOf(app.db, 'closed-days')).slice(-1)
    expect(noted).toMatchObject({
      action: 'delivery.closedDaysSet',
      before: { days: before },
      after: { days: [past, tabaski] },
    })
    const late = { query: { seen: seenClosedDays(before) }, body: [past] }
    expect(await admin.tries.setClosedDays(late)).toMatchObject({
      status: 409,
      body: { code: 'closed_days_changed' },
    })
    expect(await admin.api.listClosedDays()).toEqual([past, tabaski])
    await admin.api.setClosedDays({ query: { seen: seenClosedDays([past, tabaski]) }, body: before })
    expect((await calendar()).closedDays).not.toContainEqual(tabaski)
  })

  test.each([
    [[{ date: '2026-13-01', name: 'Fête' }]],
    [[{ date: '2026-02-30', name: 'Fête' }]],
    [[{ date: '0000-01-01', name: 'Fête' }]],
    [[{ date: '25/12/2026', name: 'Noël' }]],
    [[{ date: '2026-12-25', name: ' ' }]],
    [[{ date: '2026-12-25' }]],
    [[{ date: '2026-12-25', name: 'x'.repeat(61) }]],
    [
      [
        { date: '2026-12-25', name: 'Noël' },
        { date: '2026-12-25', name: 'Encore Noël' },
      ],
    ],
    [{}],
  ])('is refused the closed days %j, and those of before stay', async body => {
    const before = await admin.api.listClosedDays()
    expect((await admin.put(CLOSED_DAYS, body)).status).toBe(400)
    expect(await admin.api.listClosedDays()).toEqual(before)
  })
})

test.each([
  [{ weekday: 0 }, '23514'],
  [{ weekday: 8 }, '23514'],
  [{ daysBefore: 8 }, '23514'],
  [{ beforeHour: 24 }, '23514'],
  [{ vendorId: newId() }, '23503'],
])('the database refuses a round with %j', async (fields, state) => {
  const round = { weekday: 1, daysBefore: 1, beforeHour: 18, ...fields }
  const count = await app.db.$count(rounds)
  expect(
    await app.db
      .insert(rounds)
      .values(round)
      .then(() => 'done', sqlStateOf),
  ).toBe(state)
  expect(await app.db.$count(rounds)).toBe(count)
})

test('the database refuses a round to a zone that is not there, and a closed day without a name', async () => {
  const [round] = await admin.api.listHouseRounds()
  const counts = async () => [await app.db.$count(roundZones), await app.db.$count(closedDays)]
  const before = await counts()
  const toNowhere = app.db.insert(roundZones).values({ roundId: round!.id, zoneId: newId() })
  expect(await toNowhere.then(() => 'done', sqlStateOf)).toBe('23503')
  const nameless = app.db.insert(closedDays).values({ date: '2090-01-01', name: ' ' })
  expect(await nameless.then(() => 'done', sqlStateOf)).toBe('23514')
  expect(await counts()).toEqual(before)
})
