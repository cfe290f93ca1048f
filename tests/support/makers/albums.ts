import { join } from 'node:path'
import sharp from 'sharp'
import { activityAlbums, albumMedia, projectPhases } from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import { media } from '#database/schema/media.ts'
import { filmScene } from '#demo/pictures/film-scene.ts'
import { folderStorage, storePicture } from '#server/media/public.ts'
import type { TestSite } from '#tests/support/servers/site.ts'

type Site = Pick<TestSite, 'db' | 'dataDir'>

/** Stores a photo of 1,000 × 600 pixels in one colour, with its row in `media`. */
export async function storePhoto({ db, dataDir }: Site, background: string) {
  const storage = folderStorage(join(dataDir, 'attached_assets'))
  const bytes = await sharp({ create: { width: 1000, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  const id = newId()
  const picture = await storePicture({ storage }, bytes)
  await db.insert(media).values({ id, ...picture })
  return { id, url: picture.url }
}

/** A video of five seconds. */
async function storeFilm({ dataDir }: Pick<Site, 'dataDir'>): Promise<string> {
  const [width, height] = [480, 300]
  const film = await filmScene({ width, height, data: new Uint8Array(width * height * 3).fill(120) })
  await folderStorage(join(dataDir, 'attached_assets')).put('champ.webm', film, 'video/webm')
  return '/attached_assets/champ.webm'
}

const photos = [
  ['#aa2020', 'Le premier rang'],
  ['#20aa20', 'Le repiquage'],
  ['#2020aa', 'La récolte'],
] as const

/** A phase with an album of three photos and a video, and a phase without albums. */
export async function openAlbums(site: Site) {
  const { db } = site
  const [phase] = await db
    .insert(projectPhases)
    .values([
      { name: 'Former les producteurs', order: 1, color: '#166534' },
      { name: 'Équiper les fermes', order: 2 },
    ])
    .returning()
  const [album] = await db
    .insert(activityAlbums)
    .values({
      phaseId: phase!.id,
      title: 'Champ-école de Bouaké',
      description: 'Trois jours de pratique.',
      location: 'Bouaké',
      date: '2026-03-14',
    })
    .returning()
  for (const [order, [color, caption]] of photos.entries()) {
    const { id: mediaId, url } = await storePhoto(site, color)
    await db.insert(albumMedia).values({ albumId: album!.id, url, mediaId, caption, order })
  }
  await db.insert(albumMedia).values({
    albumId: album!.id,
    type: 'video',
    url: await storeFilm(site),
    caption: 'Une journée au champ',
    order: photos.length,
  })
  return album!
}
