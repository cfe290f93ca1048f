import { DAY_MS } from '#contract/durations.ts'
import { counted } from '#contract/french/counted.ts'
import { cx } from '#web/ui/cx.ts'

/** From this age what waits is highlighted, in days. */
const LATE_AFTER_DAYS = 3

/** How long a person has waited: "depuis 10 jours". */
export function WaitingAge({ since }: { since: string }) {
  const days = Math.floor((Date.now() - new Date(since).getTime()) / DAY_MS)
  return (
    <span className={cx('text-sm', days >= LATE_AFTER_DAYS && 'font-semibold text-danger')}>
      depuis {days < 1 ? 'moins d’un jour' : counted(days, 'jour')}
    </span>
  )
}
