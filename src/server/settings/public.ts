export { effectiveLimits, type ShopLimits } from './effective-limits.ts'
export { readSettings, type ShopSettings } from './read-settings.ts'
export { setLimit } from './settings.queries.ts'
export { settingsRoutes } from './settings.routes.ts'
