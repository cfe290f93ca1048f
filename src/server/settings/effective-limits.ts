import type { ShopLimit } from '#contract/limits.ts'
import type { Config } from '../config.ts'
import type { ShopSettings } from './read-settings.ts'

/** Infinite when the limits are lifted. */
export type ShopLimits = Readonly<Record<ShopLimit, number>>

const UNLIMITED: ShopLimits = {
  ordersPerHour: Number.POSITIVE_INFINITY,
  openFcfaUnconfirmed: Number.POSITIVE_INFINITY,
  openFcfaConfirmed: Number.POSITIVE_INFINITY,
  textsPerNumber: Number.POSITIVE_INFINITY,
}

/** The shop's limits in effect: unlimited when lifted by configuration, else the settings. */
export const effectiveLimits = (
  { areLimitsLifted }: Pick<Config, 'areLimitsLifted'>,
  settings: ShopSettings,
): ShopLimits => (areLimitsLifted ? UNLIMITED : settings)
