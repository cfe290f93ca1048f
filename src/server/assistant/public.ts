export { assistantRoutes } from './assistant.routes.ts'
