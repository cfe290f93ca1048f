import type {
  activities,
  activityAlbums,
  activityMedia,
  albumMedia,
  projectPhases,
} from '#database/schema/activities.ts'
import { dayOf, daysBefore, idAt } from '../ids.ts'
import type { DemoPictures } from '../pictures/store-demo-pictures.ts'
import type { Random } from '../random.ts'
import { type ActivityStory, activityStories, phaseStories } from './album-stories.ts'

type ActivityRows = {
  phases: (typeof projectPhases.$inferInsert)[]
  albums: (typeof activityAlbums.$inferInsert)[]
  albumMedia: (typeof albumMedia.$inferInsert)[]
  activities: (typeof activities.$inferInsert)[]
  activityMedia: (typeof activityMedia.$inferInsert)[]
}

type Pictures = Pick<DemoPictures, 'ofScene' | 'filmUrl'>

/** Phases, their albums with photos and a film, and the activities of the home page. */
export function makeActivities(random: Random, now: Date, { ofScene, filmUrl }: Pictures): ActivityRows {
  const rows: ActivityRows = { phases: [], albums: [], albumMedia: [], activities: [], activityMedia: [] }
  phaseStories.forEach(({ name, description, color, albums }, order) => {
    const createdAt = daysBefore(now, 400 - order)
    const phaseId = idAt(random, createdAt)
    rows.phases.push({ id: phaseId, name, description, color, order: order + 1, createdAt })
    for (const album of albums) {
      const held = daysBefore(now, album.daysAgo)
      const written = daysBefore(now, album.daysAgo - 2)
      const albumId = idAt(random, written)
      rows.albums.push({
        id: albumId,
        phaseId,
        title: album.title,
        description: album.description,
        location: album.town,
        date: dayOf(held),
        createdAt: written,
        updatedAt: written,
      })
      album.photos.forEach(([scene, variant, caption], position) => {
        const { id: mediaId, url } = ofScene(scene, variant)
        rows.albumMedia.push({
          id: idAt(random, written),
          albumId,
          type: 'image',
          url,
          mediaId,
          caption,
          order: position,
          createdAt: written,
        })
      })
      if (album.film !== undefined) {
        rows.albumMedia.push({
          id: idAt(random, written),
          albumId,
          type: 'video',
          url: filmUrl,
          caption: album.film,
          order: album.photos.length,
          createdAt: written,
        })
      }
    }
  })
  for (const story of activityStories) writeActivity(random, rows, now, story, ofScene)
  return rows
}

function writeActivity(
  random: Random,
  rows: ActivityRows,
  now: Date,
  story: ActivityStory,
  pictureOf: Pictures['ofScene'],
): void {
  const createdAt = daysBefore(now, Math.max(3, 20 - story.from))
  const id = idAt(random, createdAt)
  rows.activities.push({
    id,
    title: story.title,
    description: story.description,
    status: story.to < 0 ? 'passee' : story.from > 0 ? 'a_venir' : 'en_cours',
    location: story.town,
    startDate: dayOf(daysBefore(now, -story.from)),
    endDate: dayOf(daysBefore(now, -story.to)),
    createdAt,
    updatedAt: createdAt,
  })
  story.photos.forEach(([scene, variant], position) => {
    rows.activityMedia.push({ activityId: id, position, mediaId: pictureOf(scene, variant).id })
  })
}
