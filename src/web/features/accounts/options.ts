import { roleLabels } from '#contract/accounts/facts.ts'
import { roles } from '#contract/accounts/roles.ts'
import { regions } from '#contract/regions.ts'

/** The regions, to choose one from. */
export const regionOptions = regions.map(region => [region, region] as const)

/** What an account may be, to choose from. */
export const roleOptions = roles.map(role => [role, roleLabels[role]] as const)
