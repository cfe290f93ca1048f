import { type ActivityStatus, activityStatusLabels } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { activityDates } from '#web/features/activities/activity-dates.ts'
import { PlaceAndDate } from '#web/features/activities/place-and-date.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Sprout } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

const tones: Record<ActivityStatus, Tone> = { en_cours: 'info', passee: 'success', a_venir: 'warning' }

/** `sizes` of a card's picture: two or three columns; on phones full width, or beside the title. */
const wideSizes = '(min-width: 80rem) 38rem, (min-width: 40rem) 48vw'
const sizesOf = (isLarge: boolean) => `${wideSizes}, ${isLarge ? '88vw' : '7.5rem'}`

type Props = {
  activity: Activity
  /** Whether it is above the fold. */
  isUrgent?: boolean
  /** Full-width picture on phones, instead of beside the title. */
  isLarge?: boolean
}

/** Keeps quoted words of a title on one line where they fit; not beside the picture of a phone's card. */
const inOnePiece = (title: string) =>
  title.split(/(«[^»]*»)/).map(part =>
    part.startsWith('«') ? (
      <span key={part} className="sm:inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Card of an activity: picture, status, place and date. On phones past ones show nothing more. */
export function ActivityCard({ activity, isUrgent = false, isLarge = false }: Props) {
  const { id, title, description, status, location, media } = activity
  const shape = cx(
    'aspect-16/9',
    !isLarge && 'max-sm:float-left max-sm:mr-3 max-sm:mb-1 max-sm:aspect-4/3 max-sm:w-30 max-sm:rounded-xl',
  )
  return (
    <article
      id={`activite-${id}`}
      className={cx(
        'flow-root h-full overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line',
        !isLarge && 'max-sm:p-3',
      )}
    >
      {media[0] ? (
        <ResponsivePicture
          picture={media[0]}
          alt=""
          sizes={sizesOf(isLarge)}
          isUrgent={isUrgent}
          className={shape}
        />
      ) : (
        // A placeholder keeps all cards of a row alike.
        <span className={cx('grid w-full place-items-center bg-leaf-50 text-leaf-700', shape)}>
          <Sprout aria-hidden className="size-10" />
        </span>
      )}
      <div className={cx('sm:px-5 sm:pt-5', isLarge && 'px-4 pt-3')}>
        <Badge tone={tones[status]}>{activityStatusLabels[status]}</Badge>
        {/* On phones without the display font, whose late loading would wrap narrow lines differently. */}
        <h3 className={cx('mt-1.5 max-sm:font-sans sm:mt-2.5 sm:text-xl', isLarge ? 'text-lg' : 'text-base')}>
          {inOnePiece(title)}
        </h3>
        <PlaceAndDate location={location} date={activityDates(activity)} />
      </div>
      <p
        className={cx(
          'mt-1 text-sm leading-snug text-ink-soft sm:mt-2 sm:px-5 sm:pb-5 sm:text-base sm:leading-normal',
          isLarge && 'px-4 pb-4',
          status === 'passee' && 'max-sm:hidden',
        )}
      >
        {description}
      </p>
    </article>
  )
}
