import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type RevenuePart, revenuePartLabels, toldParts } from '#contract/money/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Package, Wallet } from '#web/ui/spaces/icons.ts'
import { LoadFailureLine } from '#web/ui/spaces/load-failure.tsx'

/** The vendor's four figures. */
export function VendorStats() {
  const query = useQuery({ ...apiQuery(useApi(), 'getVendorStats'), refetchOnMount: 'always' })
  const { data, error } = query
  if (error && !data) {
    return (
      <div className="mb-3 text-ink-soft sm:mb-6">
        <LoadFailureLine words="Vos chiffres n’ont pas pu être lus." query={query} isAside />
      </div>
    )
  }
  return (
    <dl
      aria-busy={!data}
      className="mb-3 grid grid-cols-[repeat(3,auto)] sm:grid-cols-3 max-sm:justify-between max-sm:rounded-card max-sm:bg-white max-sm:shadow-card max-sm:ring-1 max-sm:ring-line sm:mb-6 sm:gap-4 lg:grid-cols-[1fr_1fr_1fr_2.7fr]"
    >
      <Figure icon={Package} name="Total produits">
        {data?.totalProducts}
      </Figure>
      <Figure icon={CircleCheck} name="Produits actifs">
        {data?.activeProducts}
      </Figure>
      <Figure icon={Clock} name="Produits à valider">
        {data?.pendingProducts}
      </Figure>
      <Figure
        icon={Wallet}
        name="Revenus reçus"
        // As high as what comes.
        className="col-span-3 min-h-14 max-sm:flex-row max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:text-right sm:min-h-32 lg:col-span-1"
        note={data && `Livré, à encaisser\u00a0: ${formatFcfa(data.revenueToReceive)}`}
        parts={data && partsOf(data.receivedParts)}
      >
        {data && <Price amount={data.revenueReceived} />}
      </Figure>
    </dl>
  )
}

/** What the revenue received is made of, in the words of « Mes revenus ». */
const partsOf = (amounts: Record<RevenuePart, string>) =>
  toldParts(amounts).map(part => `${revenuePartLabels[part]}\u00a0: ${formatFcfa(amounts[part])}`)

type FigureProps = {
  icon: LucideIcon
  name: string
  note?: string | undefined
  parts?: string[] | undefined
  className?: string
  children: ReactNode
}

function Figure({ icon: Icon, name, note, parts, className, children }: FigureProps) {
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col px-2 py-1.5 max-sm:justify-between max-[22rem]:px-1.5 sm:rounded-card sm:bg-white sm:p-4 sm:shadow-card sm:ring-1 sm:ring-line',
        className,
      )}
    >
      <dt className="flex gap-2 text-xs text-ink-soft max-sm:pt-0.5 sm:items-center sm:text-sm">
        <Icon aria-hidden className="size-5 shrink-0 text-leaf-700 max-sm:hidden" />
        {name}
      </dt>
      <dd className="sm:mt-1">
        <span className="nums font-display text-lg leading-tight sm:text-xl font-bold text-leaf-800">
          {children ?? <Skeleton className="h-[1.25em] w-16" />}
        </span>
        {(parts || note) && (
          <span className="nums flex flex-wrap gap-x-6 text-xs text-ink-soft max-sm:justify-end sm:text-sm">
            {parts?.map(part => (
              <span key={part} className="whitespace-nowrap max-sm:hidden">
                {part}
              </span>
            ))}
            {note && <span className="sm:whitespace-nowrap">{note}</span>}
          </span>
        )}
      </dd>
    </div>
  )
}
