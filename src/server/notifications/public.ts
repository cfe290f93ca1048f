export { deliveriesRoutes } from './deliveries.routes.ts'
export { notificationTasks } from './notification-tasks.ts'
export { serveMails } from './serve-mails.ts'
export { warnOfMailAway } from './warn-of-mail-away.ts'
