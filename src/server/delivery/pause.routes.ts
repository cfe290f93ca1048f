import type { deliveryPauseEndpoints } from '#contract/delivery/pause.endpoints.ts'
import { isPaused } from '#contract/delivery/pause.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { findPause } from './pause.queries.ts'
import { setPause } from './set-pause.ts'

/** Pauses of vendors. */
export function deliveryPauseRoutes(
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof deliveryPauseEndpoints> {
  const show = async (vendorId: string) => {
    const until = await findPause(deps.db, vendorId)
    return { until: isPaused(until, deps.clock()) ? until : null }
  }
  return {
    getPause: (_input, { sessions: { vendor } }) => show(vendor.vendorId),
    setPause: async ({ body: { until } }, { sessions: { vendor } }) => {
      await setPause(deps, vendor.vendorId, until)
      return show(vendor.vendorId)
    },
  }
}
