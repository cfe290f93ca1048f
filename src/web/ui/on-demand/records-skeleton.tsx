import { cx } from '#web/ui/cx.ts'
import { CountSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type RowsProps = {
  /** Height class of a row. */
  height: string
  /** Position and visibility classes. */
  className?: string | undefined
}

/** Enough to fill the first screen. */
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Skeleton rows, full-bleed on phones. */
export function RowsSkeleton({ height, className }: RowsProps) {
  return (
    <span
      className={cx(
        '-mx-4 block divide-y divide-line bg-white ring-1 ring-line sm:mx-0 sm:rounded-card',
        className,
      )}
    >
      {ROWS.map(place => (
        <span key={place} className={cx('[container-type:size] flex flex-col px-4 py-3', height)}>
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-3 w-2/3" />
          <Skeleton className="mt-auto hidden h-7 w-1/3 [@container(min-height:4.75rem)]:block" />
        </span>
      ))}
    </span>
  )
}

type Props = {
  words: string
  /** Height classes of a collapsed row and of a table row. */
  folded?: string
  table?: string
  /** What the list shows above: the count with or without the "select all" checkbox. */
  above?: 'choice' | 'count' | 'nothing'
}

/** Skeleton of records: a table where it fits, rows on phones. */
export function RecordsSkeleton({ words, folded = 'h-15', table = 'h-14', above = 'choice' }: Props) {
  return (
    <Loading words={words}>
      {above !== 'nothing' && <CountSkeleton hasChoice={above === 'choice'} />}
      <RowsSkeleton height={folded} className="lg:hidden" />
      <TableShapes height={table} />
    </Loading>
  )
}

const TableShapes = ({ height }: RowsProps) => (
  <span className="block divide-y divide-line rounded-card bg-white shadow-card ring-1 ring-line max-lg:hidden">
    <span className="block h-11" />
    {ROWS.map(place => (
      <span key={place} className={cx('flex items-center gap-8 px-4', height)}>
        <Skeleton className="h-4 w-1/5" />
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-1/6" />
        <Skeleton className="ml-auto h-6 w-24" />
      </span>
    ))}
  </span>
)
