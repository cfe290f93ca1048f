import type { Api } from '#contract/contract.ts'
import { apiQuery } from '#web/api/api-query.ts'

/** The programme's phases with their albums. */
export const phasesQuery = (api: Api) => apiQuery(api, 'listPhases')

/** The programme's activities, newest first. */
export const activitiesQuery = (api: Api) => apiQuery(api, 'listActivities')
