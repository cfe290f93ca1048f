import type { deliveryPickupEndpoints } from '#contract/delivery/pickup.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { changePickupPoint } from './change-pickup-point.ts'
import { createPickupPoint } from './create-pickup-point.ts'
import { listOpenPickupPoints, listPickupPoints } from './pickup-points.queries.ts'

export const deliveryPickupRoutes = (
  deps: Pick<Deps, 'db'>,
): Handlers<keyof typeof deliveryPickupEndpoints> => ({
  listPickupPoints: () => listOpenPickupPoints(deps.db),
  listAdminPickupPoints: () => listPickupPoints(deps.db),
  createPickupPoint: ({ body }, { sessions: { admin } }) => createPickupPoint(deps, admin, body),
  changePickupPoint: ({ params: { id }, body }, { sessions: { admin } }) =>
    changePickupPoint(deps, admin, { id, changes: body }),
})
