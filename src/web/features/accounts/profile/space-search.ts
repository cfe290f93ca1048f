import { roles } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'

/** The space of a URL's parameter, `?space=vendor`; the customers' by default. */
export const spaceOf = (space: unknown): Role => roles.find(role => role === space) ?? 'customer'
