import { formatDayAndMonth, formatTime } from '#contract/french/dates.ts'

/** CSS classes of the banner, which the pages' style sheets contain. */
export const STALE_BANNER_CLASS = 'bg-ink px-4 py-2 text-center text-sm text-white'

/** The banner above a page served during an outage from before the last change. */
export const staleBanner = (madeAt: Date): string =>
  `<p role="status" class="${STALE_BANNER_CLASS}">` +
  `<strong>Service momentanément perturbé.</strong> Page du ${formatDayAndMonth(madeAt)} à ${formatTime(madeAt)}\u00a0: prix et stocks ont pu changer.</p>`
