import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Rows that are still to come. */
export function ListSkeleton({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <span className="grid gap-3">
        {[0, 1, 2, 3].map(place => (
          <Skeleton key={place} className="h-24 w-full rounded-card" />
        ))}
      </span>
    </Loading>
  )
}
