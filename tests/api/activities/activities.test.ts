import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  activities,
  activityAlbums,
  activityMedia,
  albumMedia,
  projectPhases,
} from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import { media } from '#database/schema/media.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

async function storePicture(color = '#a03020') {
  const picture = { url: `/attached_assets/${newId()}-1280.webp`, width: 1280, height: 800, color }
  const id = newId()
  await db.insert(media).values({ id, ...picture })
  return { id, picture }
}

beforeEach(async () => {
  await db.delete(activities)
  await db.delete(projectPhases)
})

describe('phases', () => {
  test('come in their order, with their albums by day and what these show', async () => {
    const { id: mediaId, picture } = await storePicture()
    const [second, first] = await db
      .insert(projectPhases)
      .values([
        { name: 'Équiper', order: 2 },
        { name: 'Former', order: 1, color: '#166534', description: 'Au champ' },
      ])
      .returning()
    const [late, early, undated] = await db
      .insert(activityAlbums)
      .values([
        { phaseId: first!.id, title: 'Récolte', date: '2026-05-01' },
        { phaseId: first!.id, title: 'Semis', date: '2026-02-01', location: 'Man' },
        { phaseId: first!.id, title: 'Portraits' },
      ])
      .returning()
    await db.insert(albumMedia).values([
      { albumId: early!.id, type: 'video', url: 'https://video.example/semis.mp4', order: 1 },
      { albumId: early!.id, url: picture.url, mediaId, caption: 'Le premier rang', order: 0 },
    ])

    const { status, body } = await visitor.tries.listPhases()
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id: first!.id, name: 'Former', description: 'Au champ', color: '#166534', order: 1 },
      { id: second!.id, name: 'Équiper', color: '#10B981', albums: [] },
    ])
    expect(body[0]!.albums.map((album: { id: string }) => album.id)).toEqual([
      early!.id,
      late!.id,
      undated!.id,
    ])
    expect(body[0]!.albums[0]).toMatchObject({
      title: 'Semis',
      location: 'Man',
      date: '2026-02-01',
      media: [
        { albumId: early!.id, type: 'image', url: picture.url, caption: 'Le premier rang', picture },
        { type: 'video', url: 'https://video.example/semis.mp4', caption: null, picture: null },
      ],
    })
    expect(body[0]!.albums[2]).toMatchObject({ title: 'Portraits', location: null, date: null, media: [] })
  })

  test('change for everybody at once', async () => {
    const [phase] = await db.insert(projectPhases).values({ name: 'Former' }).returning()
    expect(await visitor.api.listPhases()).toMatchObject([{ name: 'Former', albums: [] }])
    const [album] = await db.insert(activityAlbums).values({ phaseId: phase!.id, title: 'Semis' }).returning()
    expect(await visitor.api.listPhases()).toMatchObject([{ albums: [{ media: [] }] }])
    const { id: mediaId, picture } = await storePicture()
    await db.insert(albumMedia).values({ albumId: album!.id, url: picture.url, mediaId })
    expect((await visitor.api.listPhases())[0]!.albums[0]!.media).toMatchObject([{ picture }])
    await db.delete(activityAlbums).where(eq(activityAlbums.id, album!.id))
    expect(await visitor.api.listPhases()).toMatchObject([{ albums: [] }])
  })
})

describe('activities', () => {
  test('come with their pictures in order, the one that begins last first', async () => {
    const red = await storePicture('#aa0000')
    const green = await storePicture('#00aa00')
    const [undated, past, next] = await db
      .insert(activities)
      .values([
        { title: 'À fixer' },
        { title: 'Marché', status: 'passee', startDate: '2026-03-01', endDate: '2026-03-01' },
        { title: 'Foire', status: 'a_venir', location: 'Abidjan', startDate: '2026-12-10' },
      ])
      .returning()
    await db.insert(activityMedia).values([
      { activityId: next!.id, position: 1, mediaId: green.id },
      { activityId: next!.id, position: 0, mediaId: red.id },
    ])

    const { status, body } = await visitor.tries.listActivities()
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: next!.id,
        title: 'Foire',
        description: '',
        status: 'a_venir',
        location: 'Abidjan',
        startDate: '2026-12-10',
        endDate: null,
        updatedAt: next!.updatedAt.toISOString(),
        media: [red.picture, green.picture],
      },
      expect.objectContaining({ id: past!.id, status: 'passee', endDate: '2026-03-01', media: [] }),
      expect.objectContaining({ id: undated!.id, startDate: null, location: null }),
    ])
  })

  test('change for everybody at once', async () => {
    const [activity] = await db.insert(activities).values({ title: 'Foire' }).returning()
    expect(await visitor.api.listActivities()).toMatchObject([{ status: 'a_venir' }])
    await db.update(activities).set({ status: 'en_cours' }).where(eq(activities.id, activity!.id))
    expect(await visitor.api.listActivities()).toMatchObject([{ status: 'en_cours' }])
  })
})
