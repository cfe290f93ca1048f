import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { formatLately, formatShortDate, formatShortDateTime } from '#web/ui/signed-in/short-dates.ts'

type Props = {
  at: string
  hasTime?: boolean
  /** Of today its hour matters too. */
  isOfLately?: boolean
}

/** A date in a column, on one line; who points at it has it in full. */
export function ShortDate({ at, hasTime, isOfLately }: Props) {
  const format = isOfLately ? formatLately : hasTime ? formatShortDateTime : formatShortDate
  return (
    <time
      dateTime={at}
      title={hasTime || isOfLately ? formatDateTime(at) : formatDate(at)}
      className="nums text-sm whitespace-nowrap"
    >
      {format(at)}
    </time>
  )
}
