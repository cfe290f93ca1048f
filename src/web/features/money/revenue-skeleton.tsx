import type { ReactNode } from 'react'
import { revenuePartLabels } from '#contract/money/facts.ts'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** Two columns of cards on a desktop. */
export const columnsClass = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2'

/** Stacked cards, whatever the height of those beside them. */
export const columnClass = 'grid grid-cols-[minmax(0,1fr)] gap-4'

export const CHART_TITLE = 'Revenus reçus par mois'

/** Skeleton of the first cards, with their titles. */
export function RevenueSkeleton() {
  return (
    <Loading words="Chargement de vos revenus…">
      <div className={columnsClass}>
        <div className={columnClass}>
          <CardShape name={revenuePartLabels.owed}>
            <Skeleton className="mt-1 mb-3 h-8 w-44" />
            <SkeletonText lines={4} />
          </CardShape>
          <CardShape name="Où vous êtes payé">
            <Skeleton className="my-3 h-6 w-56 max-w-full" />
            <Skeleton className="h-11 w-40 rounded-full" />
          </CardShape>
          <CardShape name="Revenus reçus">
            <Skeleton className="mt-3 h-56" />
          </CardShape>
        </div>
        <CardShape name={CHART_TITLE}>
          <Skeleton className="mt-3 h-56" />
        </CardShape>
      </div>
    </Loading>
  )
}

type ShapeProps = { name: string; children: ReactNode }

const CardShape = ({ name, children }: ShapeProps) => (
  <Card>
    <p className="text-ink-soft">{name}</p>
    {children}
  </Card>
)
