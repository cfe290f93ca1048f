export { countUnreadMessages } from './contact-messages.queries.ts'
export { contactMessagesRoutes } from './contact-messages.routes.ts'
export { findContactMessage, listPublishedPages } from './pages.queries.ts'
export { pagesRoutes } from './pages.routes.ts'
