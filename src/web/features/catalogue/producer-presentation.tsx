import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, MapPin } from 'lucide-react'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { ProductRating } from '#web/features/catalogue/cards/product-rating.tsx'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { placeOf } from '#web/features/catalogue/producer-head.ts'
import { roundZones } from '#web/features/catalogue/round-zones.ts'
import { calendarQuery, DeliveryWeekdays } from '#web/features/catalogue/shown/delivery-weekdays.tsx'
import { ShareLink } from '#web/features/catalogue/shown/share-link.tsx'
import { LazyHeart } from '#web/features/favourites/lazy-marks.tsx'
import { cx } from '#web/ui/cx.ts'
import { BadgeCheck, Sprout, Store } from '#web/ui/icons.ts'
import { IllustrationMark } from '#web/ui/illustration-mark.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { unfinished } from '#web/ui/unfinished.ts'

type Props = { producer: Producer; origin: string }

/** Who a producer is: its fields and its face where it shows them, how it works, when and where it delivers. */
export function Presentation({ producer, origin }: Props) {
  const { id, businessName, description, cover, since, createdAt, pausedUntil } = producer
  return (
    <header
      className="relative mt-2 overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line"
      {...unfinished(pausedUntil !== null)}
    >
      {cover && <Cover picture={cover} businessName={businessName} />}
      <LazyHeart kind="producers" id={id} name={businessName} className="absolute top-4 right-4" />
      <div className={cx('p-5 sm:p-8', cover ? 'py-0 sm:py-0' : 'bg-mango-50')}>
        <Identity producer={producer} />
      </div>
      <div className={cx('grid gap-4 p-5 sm:px-8 sm:pb-8', cover ? 'pt-4 sm:pt-4' : 'sm:pt-6')}>
        <p className="flex items-center gap-1.5 font-semibold text-leaf-800 empty:hidden">
          <DeliveryWeekdays vendor={producer} />
        </p>
        <Pause producer={producer} />
        <p className="max-w-3xl whitespace-pre-line sm:text-lg">{description || 'Producteur local'}</p>
        <Methods producer={producer} />
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="text-ink-soft">
            {since === null ? 'Sur' : `Depuis ${since}, sur`} AMIC depuis le {formatDate(createdAt)}
          </p>
          <ShareLink text={`${businessName}, sur AMIC\u00a0: ${origin}${paths.producer(id)}`} />
        </div>
      </div>
    </header>
  )
}

function Cover({ picture, businessName }: { picture: Picture; businessName: string }) {
  return (
    <div className="relative">
      <ResponsivePicture
        picture={picture}
        alt={`Chez ${businessName}`}
        sizes="(min-width: 80rem) 76rem, 100vw"
        isUrgent
        className="aspect-2/1 sm:aspect-3/1"
      />
      <IllustrationMark of={picture} />
    </div>
  )
}

/** The face beside the name; it looks over the edge of the cover. */
function Identity({ producer }: Pick<Props, 'producer'>) {
  const { businessName, portrait, cover, rating, reviewCount } = producer
  const place = placeOf(producer)
  return (
    <div className={cx('gap-3 sm:gap-6', cover ? 'grid sm:flex' : 'flex items-start pr-12')}>
      <Portrait picture={portrait} businessName={businessName} isOverCover={cover !== null} />
      <div className={cx('grid min-w-0 content-start gap-2', cover && 'sm:pt-5')}>
        <h1 className="text-3xl hyphens-auto sm:text-4xl">{businessName}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {place && (
            <p className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-5 shrink-0 text-ink-soft" />
              {place}
            </p>
          )}
          <p>
            <ProductRating rating={rating} reviewCount={reviewCount} />
          </p>
        </div>
      </div>
    </div>
  )
}

type PortraitProps = { picture: Picture | null; businessName: string; isOverCover: boolean }

function Portrait({ picture, businessName, isOverCover }: PortraitProps) {
  const place = isOverCover
    ? 'relative -mt-12 size-24 sm:-mt-16 sm:size-36'
    : 'relative size-20 shrink-0 sm:size-28'
  if (!picture) {
    return (
      <span className={cx(place, 'grid place-items-center rounded-full bg-mango-400 ring-4 ring-white')}>
        <Store aria-hidden className="size-10" />
      </span>
    )
  }
  return (
    <span className={cx(place, 'shrink-0')}>
      <ResponsivePicture
        picture={picture}
        alt={`Portrait\u00a0: ${businessName}`}
        sizes="9rem"
        isSquare
        isUrgent
        className="rounded-full ring-4 ring-white"
      />
      <IllustrationMark of={picture} />
    </span>
  )
}

/** Those that were verified say so; the others are the producer's own word. */
function Methods({ producer: { methods, certifiedMethods } }: Pick<Props, 'producer'>) {
  if (methods.length === 0) return null
  return (
    <ul aria-label="Ses méthodes" className="flex flex-wrap gap-2">
      {methods.map(method => (
        <Method key={method} method={method} isCertified={certifiedMethods.includes(method)} />
      ))}
    </ul>
  )
}

function Method({ method, isCertified }: { method: string; isCertified: boolean }) {
  const Icon: LucideIcon = isCertified ? BadgeCheck : Sprout
  return (
    <li
      className={cx(
        'flex items-start gap-2 rounded-field px-3 py-2 text-sm max-sm:w-full',
        isCertified ? 'bg-success-tint text-success' : 'bg-paper-deep',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{method}</span>
        <span className="text-ink-soft">{isCertified ? 'Certifié par AMIC' : 'Selon le producteur'}</span>
      </span>
    </li>
  )
}

/** Who pauses says when it is back. */
function Pause({ producer }: Pick<Props, 'producer'>) {
  const words = usePause(producer)
  return words && <p className="font-semibold text-orange-700">{words}</p>
}

/** Told at length, where it was. */
export function Story({ producer: { story } }: Pick<Props, 'producer'>) {
  if (!story) return null
  return (
    <section aria-labelledby="histoire" className="max-w-3xl">
      <h2 id="histoire" className="mb-3 text-2xl">
        Son histoire
      </h2>
      <p className="whitespace-pre-line sm:text-lg">{story}</p>
    </section>
  )
}

/** On which weekdays it comes where. */
export function Rounds({ producer }: Pick<Props, 'producer'>) {
  const api = useApi()
  const { data: calendar } = useQuery(calendarQuery(api, producer.id))
  const { data: zones } = useQuery(apiQuery(api, 'listZones'))
  const lines = roundZones(calendar?.rounds ?? [], zones ?? [])
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="tournees" className="max-w-3xl">
      <h2 id="tournees" className="mb-3 text-2xl">
        Ses jours et ses zones de livraison
      </h2>
      <dl className="grid gap-2">
        {lines.map(({ days, zones: where }) => (
          <div key={where} className="rounded-field bg-white p-3 ring-1 ring-line">
            <dt className="font-semibold first-letter:uppercase">{days}</dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
