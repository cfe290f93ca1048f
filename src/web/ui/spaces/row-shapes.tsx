import { Skeleton } from '#web/ui/skeleton.tsx'

/** Folded rows that are still to come, where there is no room for a table. */
export function RowShapes() {
  return (
    <span className="-mx-4 block bg-white ring-1 ring-line sm:mx-0 sm:rounded-card lg:hidden">
      {[1, 2, 3, 4, 5, 6].map(place => (
        <span key={place} className="block border-b border-line px-4 py-3 last:border-0">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </span>
      ))}
    </span>
  )
}
