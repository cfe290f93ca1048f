import { type ReactNode, Suspense } from 'react'
import { cx } from '#web/ui/cx.ts'
import { SkeletonCard } from '#web/ui/skeleton.tsx'

export type ProductGridProps = { isBesidePanel?: boolean; className?: string; children: ReactNode }

/** One column on the smallest phones, then two, three and four; one less beside a panel. */
export function ProductGrid({ isBesidePanel = false, className, children }: ProductGridProps) {
  return (
    <ul
      className={cx(
        'grid grid-cols-1 gap-2 *:drawn-near min-[20rem]:grid-cols-2 sm:gap-4 md:grid-cols-3',
        !isBesidePanel && 'lg:grid-cols-4',
        className,
      )}
    >
      {/* Hydrates separately from its surroundings: shorter tasks. */}
      <Suspense>{children}</Suspense>
    </ul>
  )
}

/** The `sizes` of a card's picture: the column width less the padding. */
export const cardSizes = [
  '(min-width: 80rem) 17rem',
  '(min-width: 64rem) calc(25vw - 50px)',
  '(min-width: 48rem) calc(33.3vw - 53px)',
  '(min-width: 40rem) calc(50vw - 58px)',
  '(min-width: 20rem) calc(50vw - 38px)',
  'calc(100vw - 50px)',
].join(', ')

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Skeleton cards; the loading message is beside them. */
export function ProductGridSkeleton({ isBesidePanel = false }: { isBesidePanel?: boolean }) {
  return (
    <div aria-hidden>
      <ProductGrid isBesidePanel={isBesidePanel}>
        {SKELETONS.map(key => (
          <li key={key}>
            <SkeletonCard />
          </li>
        ))}
      </ProductGrid>
    </div>
  )
}
