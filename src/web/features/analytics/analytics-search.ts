import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics/facts.ts'

/** Reads the address of the figures; what makes no sense there counts as absent. */
export const parseAnalyticsSearch = (
  raw: Record<string, unknown>,
): { period?: AnalyticsPeriod | undefined } => ({
  period: analyticsPeriods.find(known => known === raw.period),
})
