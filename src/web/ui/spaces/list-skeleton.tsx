import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { RowShapes } from '#web/ui/spaces/row-shapes.tsx'

type Props = {
  words: string
  rows?: number
  /** The height of a row, as a class. */
  height?: string
  /** They will be rows of a table, folded on small screens. */
  isFolded?: boolean
}

/** Rows that are still to come. */
export function ListSkeleton({
  words,
  isFolded,
  rows = isFolded ? 8 : 4,
  height = isFolded ? 'h-13' : 'h-24',
}: Props) {
  return (
    <Loading words={words}>
      {isFolded && <RowShapes />}
      <span className={cx('grid', isFolded ? 'gap-1.5 max-lg:hidden' : 'gap-3')}>
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          <Skeleton key={place} className={`${height} w-full rounded-card`} />
        ))}
      </span>
    </Loading>
  )
}
