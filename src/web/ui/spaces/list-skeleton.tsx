import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  words: string
  rows?: number
  /** The height of a row, as a class. */
  height?: string
}

/** Rows that are still to come. */
export function ListSkeleton({ words, rows = 4, height = 'h-24' }: Props) {
  return (
    <Loading words={words}>
      <span className="grid gap-3">
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          <Skeleton key={place} className={`${height} w-full rounded-card`} />
        ))}
      </span>
    </Loading>
  )
}
