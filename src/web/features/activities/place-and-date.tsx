import { Clock, MapPin } from 'lucide-react'
import { NO_DATE } from '#contract/activities/facts.ts'

type Props = { location: string | null /** As one reads it. */; date: string | undefined }

/** Place and date of an activity or album. */
export function PlaceAndDate({ location, date }: Props) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
      {location && (
        <li className="flex gap-1.5">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          {location}
        </li>
      )}
      <li className="flex gap-1.5">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {date ?? NO_DATE}
      </li>
    </ul>
  )
}
