export { notificationsDispatchesRoutes } from './dispatches.routes.ts'
export { notificationsTasks } from './notifications.tasks.ts'
export { serveMails } from './serve-mails.ts'
export { warnOfMailAway } from './warn-of-mail-away.ts'
