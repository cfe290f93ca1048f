export { limitsInForce, type ShopLimits } from './limits-in-force.ts'
export { readSettings, type ShopSettings } from './read-settings.ts'
export { setLimit } from './settings.queries.ts'
export { settingsRoutes } from './settings.routes.ts'
