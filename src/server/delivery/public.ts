export { deliveryAdminRoutes } from './admin.routes.ts'
export { listCalendars, lockCalendars, type VendorCalendar } from './calendars.queries.ts'
export { listClosedDates } from './closed-days.queries.ts'
export { deliveryRoutes } from './delivery.routes.ts'
export { activePause, findPause, isPauseActive } from './pause.queries.ts'
export { deliveryPauseRoutes } from './pause.routes.ts'
export { deliveryPickupRoutes } from './pickup.routes.ts'
export {
  listOpeningHours,
  listOpenPickupPoints,
  lockOpenPickupPoint,
  openingHoursOf,
  phoneOfPoint,
} from './pickup-points.queries.ts'
export { refusePlace } from './refuse-place.ts'
export { listRounds, listRoundsFor } from './rounds.queries.ts'
export { listZoneRows, lockServedZone } from './zones.queries.ts'
