import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'

const loginPaths = { customer: paths.login, vendor: paths.vendorLogin, admin: paths.adminLogin }

/**
 * Where one enters a space.
 * @param next the page that a customer goes on to
 */
export const loginPath = (space: Role, next?: string): string => loginPaths[space](next)
