export { effectiveLimits, type ShopLimits } from './effective-limits.ts'
export { readSettings, type ShopSettings } from './read-settings.ts'
export { limitSetting } from './settings.queries.ts'
export { settingsRoutes } from './settings.routes.ts'
