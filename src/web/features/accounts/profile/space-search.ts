import { roles } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'

/** The space that an address speaks of: `?space=vendor`; the customers' unless it names another. */
export const spaceOf = (space: unknown): Role => roles.find(role => role === space) ?? 'customer'
