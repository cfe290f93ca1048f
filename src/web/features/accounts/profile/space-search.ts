import { roles } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import { oneOf } from '#contract/one-of.ts'

/** The space of a URL's parameter, `?space=vendor`; the customers' by default. */
export const spaceOf = (space: unknown): Role => oneOf(roles, space) ?? 'customer'
