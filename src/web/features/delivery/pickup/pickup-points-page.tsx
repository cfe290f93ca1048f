import { useSuspenseQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { paths } from '#contract/paths.ts'
import { regions } from '#contract/regions.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { PickupCard } from '#web/features/delivery/pickup/pickup-card.tsx'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Where one fetches an order, and when: the same for every visitor. */
export function PickupPointsPage() {
  const { data: points } = useSuspenseQuery(apiQuery(useApi(), 'listPickupPoints'))
  return (
    <>
      <PageTitle lead="Passez prendre votre commande près de chez vous, sans frais.">
        Points de retrait
      </PageTitle>
      <div className="container-page pt-6 sm:pt-10">
        <HowItWorks />
        {points.length === 0 ? (
          <EmptyState icon={MapPin} title="Aucun point de retrait pour le moment">
            Nous livrons toujours à domicile, gratuitement.
          </EmptyState>
        ) : (
          <PointsByRegion points={points} />
        )}
        <LinkButton href={paths.shop()} size="large" className="mt-10">
          Découvrir la boutique
        </LinkButton>
      </div>
    </>
  )
}

const steps = [
  'Au moment de commander, choisissez « Point de retrait », puis le point qui vous arrange.',
  'Le producteur y remet lui-même votre commande, le jour prévu, pendant les heures d’ouverture du point.',
  'Dites-lui le code à quatre chiffres de votre commande, comme pour une livraison à domicile. Quelqu’un peut y aller pour vous : donnez-lui ce code.',
]

function HowItWorks() {
  return (
    <section aria-labelledby="comment" className="max-w-3xl">
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

/** A region of one point takes half of a wide row. */
const PointsByRegion = ({ points }: { points: readonly PickupPoint[] }) => (
  <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-10 md:grid-cols-2">
    {regions.map(region => {
      const here = points.filter(({ zone }) => zone.region === region)
      const isWide = here.length > 1
      return (
        here.length > 0 && (
          <section
            key={region}
            aria-labelledby={`region-${region}`}
            className={cx('flex flex-col', isWide && 'md:col-span-2')}
          >
            <h2 id={`region-${region}`} className="text-2xl">
              {region}
            </h2>
            <ul
              className={cx(
                'mt-4 grid grow grid-cols-[minmax(0,1fr)] gap-4',
                isWide && 'md:grid-cols-[repeat(2,minmax(0,1fr))]',
              )}
            >
              {here.map(point => (
                <li key={point.id} className="grid grid-cols-[minmax(0,1fr)]">
                  <PickupCard point={point} />
                </li>
              ))}
            </ul>
          </section>
        )
      )
    })}
  </div>
)
