import { roleLabels, roles } from '#contract/accounts/facts.ts'
import { regions } from '#contract/regions.ts'

/** The regions, to choose one from. */
export const regionOptions = regions.map(region => [region, region] as const)

/** What an account may be, to choose from. */
export const roleOptions = roles.map(role => [role, roleLabels[role]] as const)
