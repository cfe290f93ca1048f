export { findAccount, findUser, findVendor } from './accounts.queries.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { createAdmin, createFirstAdmin, type NewAdmin } from './create-admin.ts'
export { issueResetToken, RESET_LINK_LIFETIME_MS } from './reset-tokens.ts'
