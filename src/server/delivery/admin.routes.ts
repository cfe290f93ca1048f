import type { deliveryAdminEndpoints } from '#contract/delivery/admin.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { changeZone } from './change-zone.ts'
import { createZone } from './create-zone.ts'
import { listZoneRows } from './zones.queries.ts'

/** Where AMIC delivers, as the administration keeps it. */
export const deliveryAdminRoutes = (
  deps: Pick<Deps, 'db'>,
): Handlers<keyof typeof deliveryAdminEndpoints> => ({
  listAdminZones: () => listZoneRows(deps.db),
  createZone: ({ body }, { sessions: { admin } }) => createZone(deps, admin, body),
  changeZone: ({ params: { id }, body }, { sessions: { admin } }) =>
    changeZone(deps, admin, { id, changes: body }),
})
