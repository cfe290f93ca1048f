import { roleLabels } from '#contract/accounts/facts.ts'
import { roles } from '#contract/accounts/roles.ts'
import { regions } from '#contract/regions.ts'

/** Options of a region select. */
export const regionOptions = regions.map(region => [region, region] as const)

/** Options of a role select. */
export const roleOptions = roles.map(role => [role, roleLabels[role]] as const)
