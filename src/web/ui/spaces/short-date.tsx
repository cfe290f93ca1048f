import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { formatShortDate, formatShortDateTime } from '#web/ui/spaces/short-dates.ts'

type Props = { at: string; hasTime?: boolean }

/** A date in a column, on one line; who points at it has it in full. */
export function ShortDate({ at, hasTime }: Props) {
  return (
    <time
      dateTime={at}
      title={hasTime ? formatDateTime(at) : formatDate(at)}
      className="nums text-sm whitespace-nowrap"
    >
      {hasTime ? formatShortDateTime(at) : formatShortDate(at)}
    </time>
  )
}
