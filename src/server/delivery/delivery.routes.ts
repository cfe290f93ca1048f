import type { deliveryEndpoints } from '#contract/delivery/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { listZoneRows } from './zones.queries.ts'

export const deliveryRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<keyof typeof deliveryEndpoints> => ({
  listZones: () => listZoneRows(db),
})
