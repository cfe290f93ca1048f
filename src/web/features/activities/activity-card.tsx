import { type ActivityStatus, activityStatusLabels } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { activityDates } from '#web/features/activities/activity-dates.ts'
import { PlaceAndDate } from '#web/features/activities/place-and-date.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Sprout } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

const tones: Record<ActivityStatus, Tone> = { en_cours: 'info', passee: 'success', a_venir: 'warning' }

/** How wide a card's picture is: two or three columns; on phones all of the card, or beside the name. */
const wideSizes = '(min-width: 80rem) 38rem, (min-width: 40rem) 48vw'
const sizesOf = (isLarge: boolean) => `${wideSizes}, ${isLarge ? '88vw' : '7.5rem'}`

type Props = {
  activity: Activity
  /** Its picture is in the first screen. */
  isUrgent?: boolean
  /** On phones too its picture is as wide as the card, and not beside its name. */
  isLarge?: boolean
}

/** A title whose quoted words stay together wherever a line has room for them; beside the picture of a phone’s card none has. */
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

/** What the programme did, does or will do: its picture, whether it is over, where and when. Of what is over phones show no more. */
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
        // What has no picture keeps its place: all cards of a row are alike.
        <span className={cx('grid w-full place-items-center bg-leaf-50 text-leaf-700', shape)}>
          <Sprout aria-hidden className="size-10" />
        </span>
      )}
      <div className={cx('sm:px-5 sm:pt-5', isLarge && 'px-4 pt-3')}>
        <Badge tone={tones[status]}>{activityStatusLabels[status]}</Badge>
        {/* Narrow lines break elsewhere once the display face is there: on phones names do without. */}
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
