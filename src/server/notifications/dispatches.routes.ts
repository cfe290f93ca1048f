import { done } from '#contract/common.ts'
import type { notificationsEndpoints } from '#contract/notifications/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { listDispatches } from './dispatches.queries.ts'
import { readDispatchWords } from './read-dispatch-words.ts'
import { retryDispatch } from './retry-dispatch.ts'

export function notificationsDispatchesRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof notificationsEndpoints> {
  return {
    listDispatches: async ({ query: { page, limit, ...filters } }) => {
      const { items, total } = await listDispatches(deps.db, { ...filters, page, limit })
      return { items, total, page, limit }
    },
    readDispatchWords: ({ params }) => readDispatchWords(deps, params),
    retryDispatch: async ({ params }, { sessions: { admin } }) => {
      await retryDispatch(deps, admin, params)
      return done
    },
  }
}
