export { ADDRESS, siteRoutes } from './site.routes.ts'
