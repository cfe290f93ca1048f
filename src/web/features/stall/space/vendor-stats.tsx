import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type RevenuePart, revenuePartLabels, visibleRevenueParts } from '#contract/money/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { AsideFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const placeClass = 'mt-6'

/** The vendor's four figures; undefined until loaded. */
export const useVendorStats = () =>
  useQuery({ ...apiQuery(useApi(), 'getVendorStats'), refetchOnMount: 'always' })
type Stats = ReturnType<typeof useVendorStats>['data']

/** The vendor's four figures. */
export function VendorStats() {
  const query = useVendorStats()
  const { data, error } = query
  if (error && !data) {
    return (
      <AsideFailure
        className={cx(placeClass, 'text-ink-soft')}
        words="Vos chiffres n’ont pas pu être lus."
        query={query}
      />
    )
  }
  return <Figures data={data} />
}

/** The same until it is known who looks. */
export const VendorStatsSkeleton = () => <Figures data={undefined} />

function Figures({ data }: { data: Stats }) {
  return (
    <dl
      aria-busy={!data}
      className={cx(
        placeClass,
        'grid grid-cols-[repeat(3,auto)] rounded-card bg-white shadow-card ring-1 ring-line max-sm:justify-between sm:grid-cols-3 sm:divide-x sm:divide-line sm:max-xl:[&>:nth-child(3)]:border-r-0 xl:grid-cols-[auto_auto_auto_minmax(0,1fr)]',
      )}
    >
      <Figure name="Total produits">{data?.totalProducts}</Figure>
      <Figure name="Produits actifs">{data?.activeProducts}</Figure>
      <Figure name="Produits à valider">{data?.pendingProducts}</Figure>
      <Figure
        name="Revenus reçus"
        // As high as the content.
        className="col-span-3 border-line max-sm:flex-row max-sm:flex-wrap max-sm:items-baseline max-sm:px-4 max-xl:border-t sm:grid sm:min-h-18 sm:grid-cols-[auto_auto] sm:content-center sm:items-baseline sm:justify-between sm:gap-x-4 xl:col-span-1"
        parts={
          data ? (
            <Parts words={partsOf(data.receivedParts, data.revenueToReceive)} />
          ) : (
            <Skeleton className="h-4 w-36 sm:h-10 sm:w-64" />
          )
        }
      >
        {data && <Price amount={data.revenueReceived} />}
      </Figure>
    </dl>
  )
}

/** Parts of the received revenue, labelled as in « Mes revenus », and the amount still to come. */
const partsOf = (received: Record<RevenuePart, string>, toReceive: string) => [
  ...visibleRevenueParts(received).map(
    part => `${revenuePartLabels[part]}\u00a0: ${formatFcfa(received[part])}`,
  ),
  `Livré, à encaisser\u00a0: ${formatFcfa(toReceive)}`,
]

type FigureProps = {
  name: string
  parts?: ReactNode
  className?: string
  children: ReactNode
}

function Figure({ name, parts, className, children }: FigureProps) {
  return (
    <div
      className={cx(
        'px-2 py-2 max-sm:first:pl-4 max-[22rem]:px-1.5 max-sm:flex max-sm:flex-col max-sm:justify-between sm:px-4 sm:py-3',
        className,
      )}
    >
      <dt className="text-xs text-ink-soft sm:text-sm">{name}</dt>
      <dd className="nums font-display text-lg leading-tight font-bold text-leaf-800 sm:text-xl">
        {children ?? <Skeleton className="h-[1.25em] w-10" />}
      </dd>
      {parts && (
        <dd className="max-sm:basis-full sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center">
          {parts}
        </dd>
      )}
    </div>
  )
}

const Parts = ({ words }: { words: readonly string[] }) => (
  <ul className="nums grid gap-x-4 text-xs text-ink-soft sm:text-sm md:grid-cols-[auto_auto]">
    {words.map(part => (
      // On phones only the amount still to come fits.
      <li key={part} className="max-sm:not-last:hidden">
        {part}
      </li>
    ))}
  </ul>
)
