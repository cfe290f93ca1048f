export { findContactMessage, listPublishedPages } from './pages.queries.ts'
export { pagesRoutes } from './pages.routes.ts'
