import type { deliveryAdminEndpoints } from '#contract/delivery/admin.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { changeZone } from './change-zone.ts'
import { listClosedDays } from './closed-days.queries.ts'
import { createZone } from './create-zone.ts'
import { listRounds } from './rounds.queries.ts'
import { setClosedDays } from './set-closed-days.ts'
import { setHouseRounds } from './set-rounds.ts'
import { listZoneRows } from './zones.queries.ts'

/** Administration of zones, pickup points, rounds and closed days. */
export const deliveryAdminRoutes = (
  deps: Pick<Deps, 'db'>,
): Handlers<keyof typeof deliveryAdminEndpoints> => ({
  listAdminZones: () => listZoneRows(deps.db),
  createZone: ({ body }, { sessions: { admin } }) => createZone(deps, admin, body),
  changeZone: ({ params: { id }, body }, { sessions: { admin } }) =>
    changeZone(deps, admin, { id, changes: body }),
  listHouseRounds: () => listRounds(deps.db, 'house'),
  setHouseRounds: ({ query: { seen }, body }, { sessions: { admin } }) =>
    setHouseRounds(deps, admin, { wanted: body, seen }),
  listClosedDays: () => listClosedDays(deps.db),
  setClosedDays: ({ query: { seen }, body }, { sessions: { admin } }) =>
    setClosedDays(deps, admin, { wanted: body, seen }),
})
