import { type ActivityStatus, activityStatusLabels } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { activityDates } from '#web/features/activities/activity-dates.ts'
import { PlaceAndDate } from '#web/features/activities/place-and-date.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

const tones: Record<ActivityStatus, Tone> = { en_cours: 'info', passee: 'success', a_venir: 'warning' }

/** How wide a card's picture is: one column, then two, then three; on phones a little less, for the lighter file. */
const sizes = '(min-width: 80rem) 25rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, 84vw'

/** What the programme did, does or will do: its picture, whether it is over, where and when. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { id, title, description, status, location, media } = activity
  return (
    <article
      id={`activite-${id}`}
      className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line"
    >
      {media[0] && <ResponsivePicture picture={media[0]} alt="" sizes={sizes} className="aspect-16/9" />}
      <div className="grow p-4 sm:p-5">
        <Badge tone={tones[status]}>{activityStatusLabels[status]}</Badge>
        <h3 className="mt-2.5 text-xl">{title}</h3>
        <PlaceAndDate location={location} date={activityDates(activity)} />
        <p className="mt-2 text-ink-soft">{description}</p>
      </div>
    </article>
  )
}
