export { limitsInForce, type ShopLimits } from './limits-in-force.ts'
export { readSettings, type ShopSettings } from './read-settings.ts'
export { settingsRoutes } from './settings.routes.ts'
