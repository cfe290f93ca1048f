import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities, projectPhases } from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { newPhoto } from '#tests/support/makers/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let officer: { id: string; username: string }
let admin: TestBrowser
let visitor: TestBrowser

beforeAll(async () => {
  app = await startTestApp()
  officer = await createAdmin(app.db)
  visitor = await app.browser()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await app.browser(officer.id)
  await app.db.delete(projectPhases)
  await app.db.delete(activities)
})

/** Half of a surrogate pair: JSON has it, no database does. */
const HALF = 'Semis \ud83c'

test.each([
  ['post', '/api/admin/phases', { name: HALF }],
  ['post', '/api/admin/phases', { name: 'Semis', description: HALF }],
  ['post', '/api/admin/activities', { title: HALF, status: 'passee' }],
  ['post', '/api/admin/activities', { title: 'Foire', content: HALF, status: 'passee' }],
] as const)('%s %s with half a character writes nothing: %j', async (method, path, body) => {
  const answer = await admin[method](path, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(answer.body.message).toContain('caractère')
  expect(await app.db.$count(projectPhases)).toBe(0)
  expect(await app.db.$count(activities)).toBe(0)
})

test('phases and albums are not written over by somebody who read what they were before', async () => {
  const phase = await admin.api.createPhase({ body: { name: 'Semis', order: 1 } })
  const album = await admin.api.createAlbum({
    body: { title: 'Bouaké', phaseId: phase.id, location: null, date: null },
  })
  await admin.api.changePhase({ params: { id: phase.id }, body: { ...phase, name: 'Semailles' } })
  await admin.api.changeAlbum({ params: { id: album.id }, body: { ...album, title: 'Korhogo' } })
  expect(
    await admin.tries.changePhase({ params: { id: phase.id }, body: { ...phase, color: '#ff0000' } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'phase_changed' },
  })
  expect(
    await admin.tries.changeAlbum({ params: { id: album.id }, body: { ...album, location: 'Daloa' } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'album_changed' },
  })
  expect(await admin.api.listAdminPhases()).toMatchObject([
    { name: 'Semailles', color: phase.color, albums: [{ title: 'Korhogo', location: null }] },
  ])
})

describe('activities', () => {
  const fair = {
    title: 'Foire de Bouaké',
    description: 'Trois jours de vente',
    status: 'en_cours',
    location: 'Bouaké',
    startDate: '2026-11-20',
    endDate: '2026-11-22',
  }

  test('are created with pictures sent before or along, changed as a whole, and deleted', async () => {
    const stored = await admin.api.uploadAdminPicture({ body: { image: await newPhoto() } })
    const created = await admin.tries.createActivity({
      body: { ...fair, media: [stored.url, await newPhoto(), stored.url] },
    })
    expect(created).toMatchObject({ status: 201, body: { ...fair, media: [stored, { width: 400 }] } })
    const { id, media } = created.body
    expect(media).toHaveLength(2)
    expect(await visitor.api.listActivities()).toMatchObject([{ id, title: fair.title }])

    const changed = await admin.tries.changeActivity({
      params: { id },
      body: { title: 'Foire', media: [{ url: media[1]!.url }] },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: {
        title: 'Foire',
        description: '',
        status: 'a_venir',
        location: null,
        startDate: null,
        endDate: null,
        media: [media[1]],
      },
    })
    expect((await admin.tries.deleteActivity({ params: { id } })).status).toBe(200)
    expect(await visitor.api.listActivities()).toEqual([])
    expect(await journalOf(app.db, id)).toMatchObject([
      { action: 'activity.created', after: { title: fair.title } },
      { action: 'activity.changed', before: { location: 'Bouaké', media: [stored.url, media[1]!.url] } },
      { action: 'activity.deleted', before: { title: 'Foire' }, after: null },
    ])
  })

  test.each([
    [{ title: '' }, 'title', 'Le titre de l’activité est requis'],
    [{ status: 'annulee' }, 'status', 'Ce statut n’existe pas'],
    [{ startDate: '20/11/2026' }, 'startDate', 'Choisissez une date'],
    [{ startDate: '0000-01-01' }, 'startDate', 'Indiquez un jour entre 1900 et 2100'],
    [{ endDate: '2026-11-19' }, 'endDate', 'La fin ne peut pas précéder le début'],
    [{ media: Array(11).fill('/attached_assets/a-1280.webp') }, 'media', 'Une activité a au plus 10 images'],
  ])('%j is refused', async (fields, name, message) => {
    const answer = await admin.tries.createActivity({ body: { ...fair, ...fields } })
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [name]: message } } })
    expect(await visitor.api.listActivities()).toEqual([])
  })

  test('are not written over by somebody who read what they were before', async () => {
    const { id, updatedAt } = await admin.api.createActivity({
      body: { ...fair, title: 'Foire', status: 'a_venir' },
    })
    const { body: added } = await admin.tries.changeActivity({
      params: { id },
      body: { ...fair, updatedAt, media: [await newPhoto()] },
    })
    expect(
      await admin.tries.changeActivity({ params: { id }, body: { ...fair, title: 'Foires', updatedAt } }),
    ).toMatchObject({ status: 409, body: { code: 'activity_changed' } })
    expect((await admin.api.listAdminActivities({ query: {} })).items).toEqual([added])
  })

  test('a picture that is not ours keeps the whole activity out', async () => {
    const answer = await admin.tries.createActivity({
      body: {
        ...fair,
        media: ['https://ailleurs.example/a.jpg'],
      },
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'image_unknown' } })
    expect(await visitor.api.listActivities()).toEqual([])
  })

  test('are listed by pages', async () => {
    const titles = Array.from({ length: 23 }, (_, day) => ({
      title: `Jour ${day}`,
      status: 'passee' as const,
      startDate: `2026-01-${String(day + 1).padStart(2, '0')}`,
    }))
    await app.db.insert(activities).values(titles)
    const { body } = await admin.tries.listAdminActivities({ query: { page: '2' } })
    expect(body).toMatchObject({ total: 23, page: 2, limit: 20 })
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Jour 2', 'Jour 1', 'Jour 0'])
  })

  test('come as they concern the team: under way, to come, over; of each the nearest first', async () => {
    const add = (status: 'en_cours' | 'a_venir' | 'passee', ...days: (string | null)[]) =>
      app.db
        .insert(activities)
        .values(days.map(startDate => ({ title: `${status} ${startDate}`, status, startDate })))
    await add('passee', '2026-01-10', '2026-03-10')
    await add('a_venir', null, '2027-05-01', '2027-01-01')
    await add('en_cours', '2026-11-01')
    const { body } = await admin.tries.listAdminActivities()
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
      'en_cours 2026-11-01',
      'a_venir 2027-01-01',
      'a_venir 2027-05-01',
      'a_venir null',
      'passee 2026-03-10',
      'passee 2026-01-10',
    ])
  })
})

test.each([
  ['put', `phases/${newId()}`, { name: 'Semis' }, 'phase_not_found'],
  ['put', `albums/${newId()}`, { phaseId: newId(), title: 'Pépinière' }, 'album_not_found'],
  ['post', `albums/${newId()}/media`, { url: '/attached_assets/a-1280.webp' }, 'album_not_found'],
  ['put', `albums/${newId()}/media`, { media: [] }, 'album_not_found'],
  ['put', `activities/${newId()}`, { title: 'Foire' }, 'activity_not_found'],
  ['delete', `activities/${newId()}`, {}, 'activity_not_found'],
] as const)('%s %s finds nothing', async (method, path, body, code) => {
  expect(await admin[method](`/api/admin/${path}`, body)).toMatchObject({ status: 404, body: { code } })
})

test('an album does not move to a phase that is gone', async () => {
  const phase = (await admin.tries.createPhase({ body: { name: 'Semis' } })).body
  const album = (await admin.tries.createAlbum({ body: { phaseId: phase.id, title: 'Pépinière' } })).body
  const moved = await admin.tries.changeAlbum({
    params: { id: album.id },
    body: { phaseId: newId(), title: 'Pépinière' },
  })
  expect(moved).toMatchObject({ status: 404, body: { code: 'phase_not_found' } })
  expect(await visitor.api.listPhases()).toMatchObject([{ id: phase.id, albums: [{ id: album.id }] }])
})
