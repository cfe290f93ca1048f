import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics/facts.ts'

/** Parses the search params; invalid values are ignored. */
export const parseAnalyticsSearch = (
  raw: Record<string, unknown>,
): { period?: AnalyticsPeriod | undefined } => ({
  period: analyticsPeriods.find(known => known === raw.period),
})
