import type { deliveryEndpoints } from '#contract/delivery/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { isApprovedVendor } from './is-approved-vendor.ts'
import { readCalendar } from './read-calendar.ts'
import { listRounds } from './rounds.queries.ts'
import { setVendorRounds } from './set-rounds.ts'
import { listZoneRows } from './zones.queries.ts'

export const deliveryRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof deliveryEndpoints> => ({
  listZones: () => listZoneRows(deps.db),
  getCalendar: async ({ params: { id } }) => {
    if (!(await isApprovedVendor(deps.db, id))) refuse('producer_not_found')
    return readCalendar(deps.db, id, deps.clock())
  },
  listVendorRounds: (_input, { sessions: { vendor } }) => listRounds(deps.db, vendor),
  setVendorRounds: ({ query: { seen }, body }, { sessions: { vendor } }) =>
    setVendorRounds(deps, vendor.vendorId, { wanted: body, seen }),
})
