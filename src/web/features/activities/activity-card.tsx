import { type ActivityStatus, activityStatusLabels } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { activityDates } from '#web/features/activities/activity-dates.ts'
import { PlaceAndDate } from '#web/features/activities/place-and-date.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

const tones: Record<ActivityStatus, Tone> = { en_cours: 'info', passee: 'success', a_venir: 'warning' }

/** How wide a card's picture is: two columns, then three; on phones it stands beside the words. */
const sizes = '(min-width: 80rem) 25rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, 6rem'

type Props = {
  activity: Activity
  /** Its picture is in the first screen. */
  isUrgent?: boolean
}

/** What the programme did, does or will do: its picture, whether it is over, where and when. Of what is over phones show no more. */
export function ActivityCard({ activity, isUrgent = false }: Props) {
  const { id, title, description, status, location, media } = activity
  return (
    <article
      id={`activite-${id}`}
      className="flex h-full overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line sm:flex-col"
    >
      {media[0] && (
        <div className="max-sm:relative max-sm:w-24 max-sm:shrink-0">
          <ResponsivePicture
            picture={media[0]}
            alt=""
            sizes={sizes}
            isUrgent={isUrgent}
            className="max-sm:absolute max-sm:inset-0 max-sm:h-full sm:aspect-16/9"
          />
        </div>
      )}
      <div className="min-w-0 grow p-3 sm:p-5">
        <Badge tone={tones[status]}>{activityStatusLabels[status]}</Badge>
        {/* Narrow lines break elsewhere once the display face is there: on phones names do without. */}
        <h3 className="mt-1.5 text-base max-sm:font-sans sm:mt-2.5 sm:text-xl">{title}</h3>
        <PlaceAndDate location={location} date={activityDates(activity)} />
        <p
          className={cx(
            'mt-1 text-sm leading-snug text-ink-soft sm:mt-2 sm:text-base sm:leading-normal',
            status === 'passee' && 'max-sm:hidden',
          )}
        >
          {description}
        </p>
      </div>
    </article>
  )
}
