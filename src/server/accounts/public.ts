export { accountsRoutes } from './accounts.routes.ts'
export { createAdmin, createFirstAdmin, type NewAdmin } from './create-admin.ts'
