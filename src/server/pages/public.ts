export { findContactMessage } from './pages.queries.ts'
export { pagesRoutes } from './pages.routes.ts'
