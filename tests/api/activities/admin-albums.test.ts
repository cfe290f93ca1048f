import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { activities, activityAlbums, albumMedia, projectPhases } from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import { stallTasks } from '#server/stall/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { journalOf } from '#tests/support/makers/journal.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { newPhoto } from '#tests/support/makers/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let now = new Date()
let officer: { id: string; username: string }
let admin: TestBrowser
let visitor: TestBrowser

beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  officer = await createAdmin(app.db)
  visitor = await app.browser()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await app.browser(officer.id)
  await app.db.delete(projectPhases)
  await app.db.delete(activities)
})

async function addPhase(fields: object = {}): Promise<string> {
  return (await admin.tries.createPhase({ body: { name: 'Semis', ...fields } })).body.id
}

async function addAlbum(phaseId: string, fields: object = {}): Promise<string> {
  return (await admin.tries.createAlbum({ body: { phaseId, title: 'Pépinière', ...fields } })).body.id
}

async function addPhoto(albumId: string, fields: object = {}) {
  return admin.tries.addAlbumMedia({ params: { id: albumId }, body: { url: await newPhoto(), ...fields } })
}

const shownPhases = async () => await visitor.api.listPhases()

describe('phases', () => {
  test('are created, changed and shown to everybody at once; each act is written down', async () => {
    const created = await admin.tries.createPhase({
      body: {
        name: ' Semis ',
        description: 'Au champ',
        order: '3',
        color: '#166534',
        id: newId(),
        createdAt: '2020-01-01T00:00:00Z',
      },
    })
    expect(created.status).toBe(201)
    const { id } = created.body
    expect(created.body).toMatchObject({
      name: 'Semis',
      description: 'Au champ',
      order: 3,
      color: '#166534',
      albums: [],
      albumCount: 0,
      mediaCount: 0,
    })
    expect(await shownPhases()).toMatchObject([{ id, name: 'Semis' }])

    const changed = await admin.tries.changePhase({
      params: { id },
      body: { name: 'Récolte', order: 'premier' },
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ name: 'Récolte', description: '', order: 0, color: '#10B981' })
    expect(await shownPhases()).toMatchObject([{ id, name: 'Récolte', order: 0 }])
    expect(await journalOf(app.db, id)).toMatchObject([
      { action: 'phase.created', actorUsername: officer.username, before: null, after: { name: 'Semis' } },
      { action: 'phase.changed', before: { name: 'Semis', order: 3 }, after: { name: 'Récolte', order: 0 } },
    ])
  })

  test.each([{}, { name: '  ' }, { name: 5 }])('%j has no name', async body => {
    const answer = await admin.tries.createPhase({ body })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Le nom de la phase est requis', errors: { name: 'Le nom de la phase est requis' } },
    })
  })

  test('a colour is six hexadecimal digits', async () => {
    const answer = await admin.tries.createPhase({ body: { name: 'Semis', color: 'url(x)' } })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { color: 'La couleur s’écrit comme #10B981' } },
    })
  })

  test('the list tells what goes with a phase, and so does its deletion', async () => {
    const [id, other] = [await addPhase(), await addPhase({ name: 'Récolte' })]
    const [first, second] = [await addAlbum(id), await addAlbum(id)]
    const kept = await addAlbum(other)
    for (const album of [first, first, second, kept]) await addPhoto(album)
    const body = await admin.api.listAdminPhases()
    expect(body.find((phase: { id: string }) => phase.id === id)).toMatchObject({
      albumCount: 2,
      mediaCount: 3,
    })

    const answer = await admin.tries.deletePhase({ params: { id } })
    expect(answer).toMatchObject({ status: 200, body: { deletedAlbums: 2, deletedMedia: 3 } })
    expect(await shownPhases()).toMatchObject([{ id: other, albums: [{ id: kept }] }])
    expect(await app.db.select().from(albumMedia)).toHaveLength(1)
    expect((await journalOf(app.db, id)).at(-1)).toMatchObject({
      action: 'phase.deleted',
      before: { name: 'Semis', albums: 2, media: 3 },
    })
    expect((await admin.tries.deletePhase({ params: { id } })).status).toBe(404)
  })
})

describe('albums', () => {
  test('are created in a phase, and moved to another', async () => {
    const [semis, recolte] = [await addPhase(), await addPhase({ name: 'Récolte' })]
    const created = await admin.tries.createAlbum({
      body: { phaseId: semis, title: 'Pépinière', location: ' ', date: '' },
    })
    expect(created).toMatchObject({
      status: 201,
      body: { phaseId: semis, description: '', location: null, date: null, media: [] },
    })
    const { id } = created.body
    const moved = await admin.tries.changeAlbum({
      params: { id },
      body: { phaseId: recolte, title: 'Marché', location: 'Man', date: '2026-03-01' },
    })
    expect(moved).toMatchObject({
      status: 200,
      body: { phaseId: recolte, title: 'Marché', location: 'Man', date: '2026-03-01' },
    })
    expect((await journalOf(app.db, id)).map(({ action }) => action)).toEqual([
      'album.created',
      'album.changed',
    ])
  })

  test.each([
    [{ title: ' ' }, 'title', "Le titre de l'album est requis"],
    [{ date: '2026-02-30' }, 'date', 'Choisissez une date'],
    [{ date: '0000-01-01' }, 'date', 'Indiquez un jour entre 1900 et 2100'],
    [{ phaseId: 'semis' }, 'phaseId', 'Veuillez choisir une phase'],
  ])('%j is refused', async (fields, name, message) => {
    const phaseId = await addPhase()
    const answer = await admin.tries.createAlbum({ body: { phaseId, title: 'Pépinière', ...fields } })
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [name]: message } } })
  })

  test('a phase that is gone takes none', async () => {
    const answer = await admin.tries.createAlbum({ body: { phaseId: newId(), title: 'Pépinière' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'phase_not_found' } })
    expect(await app.db.select().from(activityAlbums)).toEqual([])
  })

  test('go with their photos, which are counted', async () => {
    const id = await addAlbum(await addPhase())
    await addPhoto(id)
    expect(await admin.tries.deleteAlbum({ params: { id } })).toMatchObject({
      status: 200,
      body: { deletedMedia: 1 },
    })
    expect(await shownPhases()).toMatchObject([{ albums: [] }])
    expect(await admin.tries.deleteAlbum({ params: { id } })).toMatchObject({ status: 404 })
  })
})

describe('photos of an album', () => {
  test('travel as data URLs, are stored and shown at the end; one sent again is not there twice', async () => {
    const id = await addAlbum(await addPhase())
    await addPhoto(id)
    const url = await newPhoto()
    const sent = await addPhoto(id, { url, caption: ' Au lever du jour ' })
    expect(sent).toMatchObject({
      status: 201,
      body: { type: 'image', caption: 'Au lever du jour', order: 1, picture: { width: 400, height: 300 } },
    })
    expect(sent.body.url).toMatch(/^\/attached_assets\/.+-1280\.webp$/)
    expect((await visitor.fetch(sent.body.url)).headers.get('content-type')).toBe('image/webp')

    const again = await addPhoto(id, { url })
    expect(again.body.id).toBe(sent.body.id)
    const known = await addPhoto(id, { url: sent.body.url })
    expect(known.body.id).toBe(sent.body.id)
    expect((await shownPhases())[0]!.albums[0]!.media).toHaveLength(2)
    const actions = (await journalOf(app.db, id)).map(({ action }) => action)
    expect(actions).toEqual(['album.created', 'album.photoAdded', 'album.photoAdded'])
  })

  test.each([
    ['nothing', undefined, 400],
    ['a text', 'data:text/plain;base64,Ym9uam91cg==', 415],
    ['a drawing', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`, 415],
    ['a broken picture', 'data:image/png;base64,iVBORw0KGgo=', 422],
    ['another site', 'https://ailleurs.example/photo.jpg', 400],
    ['what we do not keep', '/attached_assets/absente-1280.webp', 400],
  ])('%s is refused, and nothing is shown', async (_what, url, status) => {
    const id = await addAlbum(await addPhase())
    expect((await admin.tries.addAlbumMedia({ params: { id }, body: { url } })).status).toBe(status)
    expect((await shownPhases())[0]!.albums[0]!.media).toEqual([])
  })

  test('a video cannot be added', async () => {
    const id = await addAlbum(await addPhase())
    expect(await addPhoto(id, { type: 'video' })).toMatchObject({
      status: 400,
      body: { message: 'Seules des images peuvent être ajoutées' },
    })
  })

  test('are put in order with their captions, all at once', async () => {
    const id = await addAlbum(await addPhase())
    const added = [await addPhoto(id), await addPhoto(id), await addPhoto(id)]
    const [first, second, third] = added.map(({ body }) => body.id) as [string, string, string]
    const media = [
      { id: third, caption: 'Le soir' },
      { id: first, caption: '' },
      { id: second, caption: null },
    ]
    const arranged = await admin.api.arrangeAlbum({ params: { id }, body: { media } })
    expect(arranged.media).toMatchObject([
      { id: third, caption: 'Le soir', order: 0 },
      { id: first, caption: null, order: 1 },
      { id: second, caption: null, order: 2 },
    ])
    expect((await shownPhases())[0]!.albums[0]!.media[0]!.id).toBe(third)
    // A caption that is not named stays, as it may have been written elsewhere.
    const sameOrder = media.map(photo => ({ id: photo.id }))
    const again = await admin.api.arrangeAlbum({ params: { id }, body: { media: sameOrder } })
    expect(again.media[0]!.caption).toBe('Le soir')

    const other = (await addPhoto(await addAlbum(await addPhase()))).body.id
    for (const wrong of [
      media.slice(1),
      [...media, { id: other, caption: null }],
      [media[0], media[0], media[1]],
      [{ id: other, caption: null }, ...media.slice(1)],
    ]) {
      expect(await admin.tries.arrangeAlbum({ params: { id }, body: { media: wrong } })).toMatchObject({
        status: 409,
        body: { code: 'album_photos_changed' },
      })
    }
  })

  test('one is taken out; its files go when nothing shows them a day later', async () => {
    const id = await addAlbum(await addPhase())
    const [gone, kept] = [(await addPhoto(id)).body, (await addPhoto(id)).body]
    const unattached = await admin.api.uploadAdminPicture({ body: { image: await newPhoto() } })
    expect(await admin.tries.deleteAlbumMedia({ params: { id: gone.id } })).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    expect((await admin.tries.deleteAlbumMedia({ params: { id: gone.id } })).status).toBe(404)
    expect((await shownPhases())[0]!.albums[0]!.media).toMatchObject([{ id: kept.id }])

    const sweep = () => stallTasks(app.deps)['sweep-pictures']({})
    const statuses = () =>
      Promise.all([gone, kept, unattached].map(async ({ url }) => (await visitor.fetch(url)).status))
    await sweep()
    expect(await statuses()).toEqual([200, 200, 200])
    now = new Date(now.getTime() + 25 * HOUR_MS)
    await sweep()
    expect(await statuses()).toEqual([404, 200, 404])
  })
})

test.each(['customer', 'vendor'] as const)('a %s changes nothing', async role => {
  const phaseId = await addPhase()
  const albumId = await addAlbum(phaseId)
  const shown = (await addPhoto(albumId)).body
  const before = await shownPhases()
  const other = role === 'customer' ? (await createCustomer(app.db)).id : (await createVendor(app.db)).userId
  const person = await app.browser(other)
  const answers = [
    await person.tries.createPhase({ body: { name: 'Pirate' } }),
    await person.tries.changePhase({ params: { id: phaseId }, body: { name: 'Pirate' } }),
    await person.tries.deletePhase({ params: { id: phaseId } }),
    await person.tries.createAlbum({ body: { phaseId, title: 'Pirate' } }),
    await person.tries.changeAlbum({ params: { id: albumId }, body: { phaseId, title: 'Pirate' } }),
    await person.tries.deleteAlbum({ params: { id: albumId } }),
    await person.tries.addAlbumMedia({ params: { id: albumId }, body: { url: await newPhoto() } }),
    await person.tries.arrangeAlbum({
      params: { id: albumId },
      body: { media: [{ id: shown.id, caption: 'Pirate' }] },
    }),
    await person.tries.deleteAlbumMedia({ params: { id: shown.id } }),
    await person.tries.createActivity({ body: { title: 'Pirate' } }),
    await person.tries.uploadAdminPicture({ body: { image: await newPhoto() } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  expect(await shownPhases()).toEqual(before)
})
