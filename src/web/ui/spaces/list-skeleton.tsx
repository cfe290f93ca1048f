import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { RowShapes } from '#web/ui/spaces/row-shapes.tsx'

type Props = {
  words: string
  rows?: number
  /** The height of a row, as a class. */
  height?: string
  /** They will be folded rows on small screens. */
  isFolded?: boolean
}

/** Rows that are still to come. */
export function ListSkeleton({ words, rows = 4, height = 'h-24', isFolded }: Props) {
  return (
    <Loading words={words}>
      {isFolded && <RowShapes />}
      <span className={cx('grid gap-3', isFolded && 'max-lg:hidden')}>
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          <Skeleton key={place} className={`${height} w-full rounded-card`} />
        ))}
      </span>
    </Loading>
  )
}
