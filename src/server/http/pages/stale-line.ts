import { formatDayAndMonth, formatTime } from '#contract/french/dates.ts'

/** The classes of the line, which pages have the styles for. */
export const STALE_LOOK = 'bg-ink px-4 py-2 text-center text-sm text-white'

/** What a page from before a change begins with. */
export const staleLine = (madeAt: Date): string =>
  `<p role="status" class="${STALE_LOOK}">` +
  `<strong>Service momentanément perturbé.</strong> Page du ${formatDayAndMonth(madeAt)} à ${formatTime(madeAt)}\u00a0: prix et stocks ont pu changer.</p>`
