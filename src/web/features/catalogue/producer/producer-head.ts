import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import { ofName } from '#contract/of-name.ts'
import { paths } from '#contract/paths.ts'
import type { Crumb } from '#web/features/catalogue/details/breadcrumbs.tsx'
import { shortened, trailData } from '#web/features/catalogue/details/structured-data.ts'
import { pageHead, SCHEMA } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

/** The ancestors of a producer page. */
export const producerTrail: Crumb[] = [
  { label: 'Accueil', href: paths.home() },
  { label: 'Notre Boutique', href: paths.shop() },
]

/** The location of a producer as text. */
export const placeOf = ({ town, region }: Pick<Producer, 'town' | 'region'>): string | undefined =>
  town && region && town !== region ? `${town}, région ${ofName(region)}` : (town ?? region ?? undefined)

/** https://schema.org/LocalBusiness, as search engines read it. */
function producerData(
  { id, businessName, description, town, region, rating, reviewCount, coverUrl }: Producer,
  origin: string,
) {
  return {
    '@context': SCHEMA,
    '@type': 'LocalBusiness',
    name: businessName,
    description,
    ...(coverUrl && { image: origin + coverUrl }),
    url: origin + paths.producer(id),
    address: {
      '@type': 'PostalAddress',
      ...(town && { addressLocality: town }),
      ...(region && { addressRegion: region }),
      addressCountry: 'CI',
    },
    // A rating without reviews is invalid.
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
  }
}

/** Title, description, preview and structured data of a producer's page. */
export function producerHead(context: RouterContext, producer: Producer) {
  const { id, businessName, description } = producer
  const place = placeOf(producer)
  return pageHead(context, {
    title: place ? `${businessName}, ${place}` : businessName,
    description: shortened(description || `Les produits ${ofName(businessName)}, vendus en direct sur AMIC.`),
    path: paths.producer(id),
    hasPreview: true,
    structuredData: import.meta.env.SSR && [
      producerData(producer, context.origin),
      trailData(producerTrail, { label: businessName, href: paths.producer(id) }, context.origin),
    ],
  })
}
