import { loginPaths } from '#contract/accounts/login-paths.ts'
import type { Role } from '#contract/endpoint.ts'

/**
 * Where one enters a space.
 * @param next the page that a customer goes on to
 */
export const loginPath = (space: Role, next?: string): string => loginPaths[space](next)
