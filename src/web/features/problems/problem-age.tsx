import { DAY_MS } from '#contract/durations.ts'
import { counted } from '#contract/french/counted.ts'
import type { Problem } from '#contract/problems/schemas.ts'
import { cx } from '#web/ui/cx.ts'

/** From this age a problem is highlighted, in days. */
const LATE_AFTER_DAYS = 3

/** How long an open problem has waited: "depuis 10 jours". */
export function ProblemAge({ createdAt }: Pick<Problem, 'createdAt'>) {
  const days = Math.floor((Date.now() - new Date(createdAt).getTime()) / DAY_MS)
  return (
    <span className={cx('text-sm', days >= LATE_AFTER_DAYS && 'font-semibold text-danger')}>
      depuis {days < 1 ? 'moins d’un jour' : counted(days, 'jour')}
    </span>
  )
}
