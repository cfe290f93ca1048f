import type { activitiesAdminEndpoints } from '#contract/activities/admin.endpoints.ts'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import type { Activity, Album, AlbumMedia, Phase } from '#contract/activities/schemas.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerActivities, answerMedia, answerPhases } from './activities.answers.ts'
import {
  type ActivityRow,
  listActivityPictureRows,
  listAlbumMediaRows,
  listAlbumRows,
  listPhaseRows,
} from './activities.queries.ts'
import { addPhoto } from './add-photo.ts'
import { countActivities, findActivity, findMedia, listActivityPage } from './admin.queries.ts'
import { arrangeAlbum } from './arrange-album.ts'
import { createActivity } from './create-activity.ts'
import { createAlbum } from './create-album.ts'
import { createPhase } from './create-phase.ts'
import { deleteActivity } from './delete-activity.ts'
import { deleteAlbum } from './delete-album.ts'
import { deletePhase } from './delete-phase.ts'
import { deletePhoto } from './delete-photo.ts'
import { editActivity } from './edit-activity.ts'
import { editAlbum } from './edit-album.ts'
import { editPhase } from './edit-phase.ts'
import { receivePicture } from './receive-picture.ts'

const withCounts = (phase: Phase): AdminPhase => ({
  ...phase,
  albumCount: phase.albums.length,
  mediaCount: phase.albums.reduce((sum, { media }) => sum + media.length, 0),
})

/** Administration of phases, albums and activities. */
export function activitiesAdminRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
): Handlers<keyof typeof activitiesAdminEndpoints> {
  const { db } = deps
  // There are only a few phases and some dozens of albums, so all are read to find one.
  const listPhases = async () =>
    answerPhases(await listPhaseRows(db), await listAlbumRows(db), await listAlbumMediaRows(db)).map(
      withCounts,
    )
  const showPhase = async (id: string): Promise<AdminPhase> =>
    (await listPhases()).find(phase => phase.id === id) ?? refuse('phase_not_found')
  const showAlbum = async (id: string): Promise<Album> =>
    (await listPhases()).flatMap(({ albums }) => albums).find(album => album.id === id) ??
    refuse('album_not_found')
  const showPhoto = async (id: string): Promise<AlbumMedia> =>
    answerMedia((await findMedia(db, id)) ?? refuse('photo_not_found'))
  const withPictures = async (rows: ActivityRow[]): Promise<Activity[]> => {
    const ids = rows.map(({ id }) => id)
    return answerActivities(rows, await listActivityPictureRows(db, ids))
  }
  const showActivity = async (id: string): Promise<Activity> => {
    const [activity] = await withPictures([(await findActivity(db, id)) ?? refuse('activity_not_found')])
    return activity!
  }

  return {
    listAdminPhases: listPhases,
    createPhase: async ({ body }, { sessions: { admin }, idempotencyKey }) =>
      showPhase(await createPhase(deps, admin, { body, idempotencyKey })),
    changePhase: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await editPhase(deps, admin, { id, phase: body })
      return showPhase(id)
    },
    deletePhase: ({ params: { id } }, { sessions: { admin } }) => deletePhase(deps, admin, { id }),

    createAlbum: async ({ body }, { sessions: { admin }, idempotencyKey }) =>
      showAlbum(await createAlbum(deps, admin, { body, idempotencyKey })),
    changeAlbum: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await editAlbum(deps, admin, { id, album: body })
      return showAlbum(id)
    },
    deleteAlbum: ({ params: { id } }, { sessions: { admin } }) => deleteAlbum(deps, admin, { id }),
    addAlbumMedia: async ({ params: { id }, body }, { sessions: { admin } }) =>
      showPhoto(await addPhoto(deps, admin, { albumId: id, photo: body })),
    arrangeAlbum: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await arrangeAlbum(deps, admin, { id, ...body })
      return showAlbum(id)
    },
    deleteAlbumMedia: async ({ params: { id } }, { sessions: { admin } }) => {
      await deletePhoto(deps, admin, { id })
      return done
    },

    listAdminActivities: async ({ query: { page, limit } }) => {
      const items = await withPictures(await listActivityPage(db, { page, limit }))
      return { items, total: await countActivities(db), page, limit }
    },
    createActivity: async ({ body }, { sessions: { admin }, idempotencyKey }) =>
      showActivity(await createActivity(deps, admin, { body, idempotencyKey })),
    changeActivity: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await editActivity(deps, admin, { id, activity: body })
      return showActivity(id)
    },
    deleteActivity: async ({ params: { id } }, { sessions: { admin } }) => {
      await deleteActivity(deps, admin, { id })
      return done
    },
    uploadAdminPicture: ({ body: { image } }) => receivePicture(deps, { image, field: 'image' }),
  }
}
