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
      {isFolded ? (
        <>
          <RowShapes />
          <TableShapes rows={rows} height={height} />
        </>
      ) : (
        <span className="grid gap-3">
          {Array.from({ length: rows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
            <Skeleton key={place} className={`${height} w-full rounded-card`} />
          ))}
        </span>
      )}
    </Loading>
  )
}

/** A table that is still to come, where there is room for one. */
function TableShapes({ rows, height }: { rows: number; height: string }) {
  return (
    <span className="block divide-y divide-line rounded-card bg-white shadow-card ring-1 ring-line max-lg:hidden">
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <span key={place} className={cx('flex items-center gap-8 px-4', height)}>
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-1/6" />
          <Skeleton className="ml-auto h-6 w-24" />
        </span>
      ))}
    </span>
  )
}
