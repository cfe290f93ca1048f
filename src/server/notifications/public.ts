export { notificationTasks } from './notification-tasks.ts'
export { serveMails } from './serve-mails.ts'
