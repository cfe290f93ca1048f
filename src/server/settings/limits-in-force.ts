import type { ShopLimit } from '#contract/limits.ts'
import type { Config } from '../config.ts'
import type { ShopSettings } from './read-settings.ts'

/** Infinite where the limits are lifted. */
export type ShopLimits = Readonly<Record<ShopLimit, number>>

const LIFTED: ShopLimits = {
  ordersPerHour: Number.POSITIVE_INFINITY,
  openFcfaUnconfirmed: Number.POSITIVE_INFINITY,
  openFcfaConfirmed: Number.POSITIVE_INFINITY,
  textsPerNumber: Number.POSITIVE_INFINITY,
}

/** The limits that the shop sets itself, as they hold in this process. */
export const limitsInForce = (
  { areLimitsLifted }: Pick<Config, 'areLimitsLifted'>,
  settings: ShopSettings,
): ShopLimits => (areLimitsLifted ? LIFTED : settings)
