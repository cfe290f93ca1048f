import { MapPin } from 'lucide-react'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import type { RegionalProducer } from '#contract/site/market.schemas.ts'
import { Face } from '#web/features/catalogue/cards/face.tsx'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

/** Number shown on phones before expanding, as in the styles. */
const SEEN_ON_PHONES = 3

/** One producer of each region, with portrait and products. */
export function RegionalProducers({ producers }: { producers: readonly RegionalProducer[] }) {
  if (producers.length === 0) return null
  return (
    <section aria-labelledby="producteurs" className="container-page pt-8 sm:pt-10">
      <h2 id="producteurs" className="text-2xl">
        Ceux qui cultivent et élèvent
      </h2>
      <ul className="shortened mt-4 grid gap-3 sm:grid-cols-3 sm:gap-4">
        {producers.map(producer => (
          <li key={producer.id}>
            <Card producer={producer} />
          </li>
        ))}
      </ul>
      {producers.length > SEEN_ON_PHONES && (
        <details className="group sm:hidden">
          <summary className="mt-3 flex min-h-11 items-center justify-center rounded-full font-semibold text-leaf-800 ring-2 ring-leaf-700 ring-inset">
            <span className="group-open:hidden">Voir tous</span>
            <span className="not-group-open:hidden">Voir moins</span>
          </summary>
        </details>
      )}
    </section>
  )
}

function Card({ producer }: { producer: RegionalProducer }) {
  const { id, businessName, region, rating, productCount, picture } = producer
  return (
    <article className="group relative flex h-full items-start gap-3 rounded-card bg-white p-2 shadow-card ring-1 ring-line transition-shadow duration-150 hover:shadow-lift sm:max-lg:block sm:p-3">
      <div className="relative max-sm:w-24 max-sm:shrink-0 lg:w-28 lg:shrink-0">
        <ResponsivePicture
          picture={picture ?? undefined}
          alt=""
          sizes="(min-width: 64rem) 7rem, (min-width: 40rem) 30vw, 6rem"
          isSquare
          className="rounded-xl"
        />
        {producer.portraitUrl && (
          <div className="absolute -right-1 bottom-1 rounded-full ring-2 ring-white *:size-11">
            <Face vendor={producer} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-0.5 px-1 text-sm sm:max-lg:py-2">
        <h3 className="text-base leading-tight hyphens-auto sm:text-lg sm:leading-tight">
          <SiteLink href={paths.producer(id)} className="card-link group-hover:underline">
            {businessName}
          </SiteLink>
        </h3>
        <p className="flex items-center gap-1 text-ink-soft">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {region}
        </p>
        {rating && (
          <p className="flex flex-wrap items-center gap-x-1.5">
            <span className="nums font-bold">{oneDecimal(rating)}</span>
            <StarRating rating={rating} />
          </p>
        )}
        <p className="text-ink-soft">{counted(productCount, 'produit')}</p>
      </div>
    </article>
  )
}
