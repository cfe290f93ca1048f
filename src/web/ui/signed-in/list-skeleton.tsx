import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

type Props = {
  words: string
  rows?: number
  /** Height class of a row. */
  height?: string
  /** Column classes, where rows are side by side. */
  columns?: string
  /** Whether the list shows its count above. */
  isCounted?: boolean
}

/** Skeleton of rows or cards. */
export function ListSkeleton({ words, rows = 4, height = 'h-24', columns, isCounted = false }: Props) {
  return (
    <Loading words={words}>
      {isCounted && <CountSkeleton />}
      <span className={cx('grid gap-3', columns)}>
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          <span key={place} className={cx('block rounded-card bg-white p-4 ring-1 ring-line', height)}>
            <span className="[container-type:size] flex h-full flex-col justify-between overflow-hidden">
              <SkeletonText />
              <Skeleton className="hidden h-9 w-32 rounded-full [@container(min-height:7rem)]:block" />
            </span>
          </span>
        ))}
      </span>
    </Loading>
  )
}

/** Skeleton of the count above a list; higher where it has a "select all" checkbox. */
export const CountSkeleton = ({ hasChoice = false }: { hasChoice?: boolean }) => (
  <span className={cx('flex items-center', hasChoice ? 'mb-2 h-11' : 'mb-3 h-6')}>
    <Skeleton className="h-4 w-32" />
  </span>
)
