import type { activitiesEndpoints } from '#contract/activities/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { answerActivities, answerPhases } from './activities.answers.ts'
import {
  listActivityPictureRows,
  listActivityRows,
  listAlbumMediaRows,
  listAlbumRows,
  listPhaseRows,
} from './activities.queries.ts'

export const activitiesRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<keyof typeof activitiesEndpoints> => ({
  listPhases: async () =>
    answerPhases(...(await Promise.all([listPhaseRows(db), listAlbumRows(db), listAlbumMediaRows(db)]))),
  listActivities: async () =>
    answerActivities(...(await Promise.all([listActivityRows(db), listActivityPictureRows(db)]))),
})
