import { loginPaths } from '#contract/accounts/login-paths.ts'
import type { Role } from '#contract/endpoint.ts'

/**
 * Path of a space's login page.
 * @param next the page that a customer continues to
 */
export const loginPath = (space: Role, next?: string): string => loginPaths[space](next)
