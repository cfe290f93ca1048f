import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** Cards of a list of the administration that is still to come. */
export function CardsSkeleton({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map(place => (
          <Card key={place}>
            <Skeleton className="mb-4 h-24 w-full" />
            <SkeletonText lines={5} />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
