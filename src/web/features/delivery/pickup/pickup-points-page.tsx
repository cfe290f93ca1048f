import { useSuspenseQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { paths } from '#contract/paths.ts'
import { type Region, regions } from '#contract/regions.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { PickupCard } from '#web/features/delivery/pickup/pickup-card.tsx'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Public page of the pickup points, the same for every visitor. */
export function PickupPointsPage() {
  const { data: points } = useSuspenseQuery(apiQuery(useApi(), 'listPickupPoints'))
  return (
    <>
      <PageTitle lead="Passez prendre votre commande près de chez vous, sans frais.">
        Points de retrait
      </PageTitle>
      <div className="container-page pt-4 sm:pt-6">
        {points.length === 0 ? (
          <EmptyState icon={MapPin} title="Aucun point de retrait pour le moment">
            Nous livrons toujours à domicile, gratuitement.
          </EmptyState>
        ) : (
          <PointsByRegion points={points} />
        )}
        <HowItWorks />
        <LinkButton href={paths.shop()} size="large" className="mt-8">
          Découvrir la boutique
        </LinkButton>
      </div>
    </>
  )
}

const steps = [
  'Au moment de commander, choisissez «\u00a0Point de retrait\u00a0», puis le point qui vous arrange.',
  'Le producteur y remet lui-même votre commande, le jour prévu, pendant les heures d’ouverture du point.',
  'Dites-lui le code à quatre chiffres de votre commande, comme pour une livraison à domicile. Quelqu’un peut y aller pour vous\u00a0: donnez-lui ce code.',
]

function HowItWorks() {
  return (
    <section aria-labelledby="comment" className="mt-10 max-w-3xl">
      <h2 id="comment" className="text-2xl">
        Comment retirer votre commande
      </h2>
      <ol className="mt-4 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="nums grid size-7 shrink-0 place-items-center rounded-full bg-mango-400 text-sm font-bold"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** With fewer regions no table of contents is needed. */
const LEAST_REGIONS = 3

/** An id must not contain spaces. */
const regionId = (region: Region) => region.replace(' ', '-')

function PointsByRegion({ points }: { points: readonly PickupPoint[] }) {
  const served = regions.filter(region => points.some(({ zone }) => zone.region === region))
  return (
    <>
      {served.length >= LEAST_REGIONS && (
        <nav aria-label="Régions" className="mb-5 flex flex-wrap gap-2">
          {served.map(region => (
            <a
              key={region}
              href={`#${regionId(region)}`}
              className="inline-flex min-h-11 items-center rounded-full bg-white px-4 font-semibold text-leaf-800 ring-1 ring-line hover:bg-leaf-50"
            >
              {region}
            </a>
          ))}
        </nav>
      )}
      <div className="grid gap-x-4 gap-y-8 md:grid-cols-2">
        {served.map(region => (
          <PointsOfRegion
            key={region}
            region={region}
            points={points.filter(({ zone }) => zone.region === region)}
          />
        ))}
      </div>
    </>
  )
}

/** Points of a region; a region with one takes half of a wide row. */
function PointsOfRegion({ region, points }: { region: Region; points: readonly PickupPoint[] }) {
  const isWide = points.length > 1
  return (
    <section aria-labelledby={regionId(region)} className={cx('flex flex-col', isWide && 'md:col-span-2')}>
      <h2 id={regionId(region)} className="text-2xl">
        {region}
      </h2>
      <ul className={cx('mt-3 grid grow gap-4', isWide && 'md:grid-cols-2')}>
        {points.map(point => (
          <li key={point.id} className="grid">
            <PickupCard point={point} />
          </li>
        ))}
      </ul>
    </section>
  )
}
