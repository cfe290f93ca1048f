import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics/facts.ts'
import { oneOf } from '#contract/one-of.ts'

/** Parses the search params; invalid values are ignored. */
export const parseAnalyticsSearch = (
  raw: Record<string, unknown>,
): { period?: AnalyticsPeriod | undefined } => ({
  period: oneOf(analyticsPeriods, raw.period),
})
