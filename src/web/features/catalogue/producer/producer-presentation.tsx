import { MapPin } from 'lucide-react'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { formatDate } from '#contract/french/dates.ts'
import { ProductRating } from '#web/features/catalogue/cards/product-rating.tsx'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { CertifiedBadge } from '#web/features/catalogue/details/certified-badge.tsx'
import { placeOf } from '#web/features/catalogue/producer/producer-head.ts'
import { ProducerMethods } from '#web/features/catalogue/producer/producer-methods.tsx'
import { ProducerRounds } from '#web/features/catalogue/producer/producer-rounds.tsx'
import { ProducerStory } from '#web/features/catalogue/producer/producer-story.tsx'
import { LazyHeart } from '#web/features/favourites/lazy-marks.tsx'
import { cx } from '#web/ui/cx.ts'
import { Store } from '#web/ui/icons.ts'
import { IllustrationMark } from '#web/ui/illustration-mark.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

type Props = { producer: Producer }

/** The presentation of a producer: pictures, story, methods, delivery. */
export function Presentation({ producer }: Props) {
  const { id, businessName, description, cover } = producer
  return (
    <header className="relative mt-1 overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid lg:grid-cols-2">
      {cover && <Cover picture={cover} businessName={businessName} />}
      <LazyHeart kind="producers" id={id} name={businessName} className="absolute top-3 right-3" />
      <div
        className={cx(
          'grid content-start gap-2 p-3.5 sm:gap-4 sm:p-8',
          cover ? 'pt-0 sm:pt-0 lg:gap-2 lg:py-5' : 'lg:col-span-2',
        )}
      >
        <Identity producer={producer} />
        <p className="whitespace-pre-line sm:text-lg">{description || 'Producteur local'}</p>
        <ProducerRounds producer={producer} />
        <Pause producer={producer} />
        <ProducerMethods producer={producer} />
      </div>
      <ProducerStory producer={producer} />
    </header>
  )
}

/** The cover picture. */
function Cover({ picture, businessName }: { picture: Picture; businessName: string }) {
  return (
    <div className="relative lg:col-start-2 lg:row-start-1 lg:min-h-64">
      <ResponsivePicture
        picture={picture}
        alt={`Chez ${businessName}`}
        sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 50vw, 100vw"
        isUrgent
        className="producer-cover"
      />
      <IllustrationMark of={picture} />
    </div>
  )
}

/** Longer names have words that do not fit beside the portrait on phones. */
const LONG_NAME = 40

/** The portrait and name; overlaps the cover if there is one. */
function Identity({ producer }: Props) {
  const { businessName, portrait, cover, rating, reviewCount, since, createdAt } = producer
  const place = placeOf(producer)
  return (
    <div className="producer-identity">
      <Portrait picture={portrait} businessName={businessName} cover={cover} />
      <h1
        className={cx(
          cover ? 'max-lg:pt-2' : 'pr-12',
          businessName.length > LONG_NAME && 'max-sm:text-lg/tight!',
        )}
      >
        {businessName}
      </h1>
      <div>
        <CertifiedBadge />
        {place && (
          <p className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-5 shrink-0 text-ink-soft" />
            {place}
          </p>
        )}
        <p>
          <ProductRating rating={rating} reviewCount={reviewCount} />
        </p>
        <p className="text-sm text-ink-soft">
          {since === null ? 'Sur' : `Depuis ${since}, sur`} AMIC depuis le {formatDate(createdAt)}
        </p>
      </div>
    </div>
  )
}

type PortraitProps = { picture: Picture | null; businessName: string; cover: Picture | null }

function Portrait({ picture, businessName, cover }: PortraitProps) {
  const place = cx(
    'relative sm:row-span-2 sm:size-36 lg:size-28',
    cover ? '-mt-9 size-24 sm:-mt-12 lg:mt-0' : 'size-16',
    // A labelled cover needs no second label here.
    cover?.isIllustration && '[&>.illustration-mark]:hidden',
  )
  if (!picture) {
    return (
      <span className={cx(place, 'grid place-items-center rounded-full bg-mango-400 ring-4 ring-white')}>
        <Store aria-hidden className="size-8 sm:size-12" />
      </span>
    )
  }
  return (
    <span className={place}>
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

/** The end of the pause. */
function Pause({ producer }: Props) {
  const words = usePause(producer)
  return words && <p className="font-semibold text-orange-700">{words}</p>
}
