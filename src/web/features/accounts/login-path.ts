import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'

const loginPaths = { customer: paths.login, vendor: paths.vendorLogin, admin: paths.adminLogin }

/** Where one enters a space. */
export const loginPath = (space: Role): string => loginPaths[space]()
