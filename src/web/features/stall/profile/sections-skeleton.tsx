import { Skeleton } from '#web/ui/skeleton.tsx'

/** Skeleton of the profile, by number of sections per group; on wide screens with an open section beside the list. */
export function SectionsSkeleton({ groups }: { groups: readonly number[] }) {
  return (
    <span className="block pt-11 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-8">
      <span className="block">
        {groups.map((count, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups in a fixed order.
          <span key={place} className="block">
            <Skeleton className="mt-6 mb-3 h-4 w-24 lg:mb-2" />
            <span className="block divide-y divide-line rounded-card max-lg:bg-white max-lg:shadow-card max-lg:ring-1 max-lg:ring-line">
              {Array.from({ length: count }, (_, part) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: identical sections.
                <span key={part} className="block h-20 px-4 py-3">
                  <Skeleton className="h-5 w-3/5" />
                  <Skeleton className="mt-2 h-4 w-4/5" />
                </span>
              ))}
            </span>
          </span>
        ))}
      </span>
      <Skeleton className="mt-12 h-120 rounded-card max-lg:hidden" />
    </span>
  )
}
