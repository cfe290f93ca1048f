import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { formatLately, formatShortDate, formatShortDateTime } from '#web/ui/signed-in/short-dates.ts'

type Props = {
  at: string
  hasTime?: boolean
  /** Shows the time too if it is today. */
  isOfLately?: boolean
}

/** A date in a column, on one line; the tooltip has the full form. */
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
