import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { RowShapes } from '#web/ui/spaces/row-shapes.tsx'

/** Cards of a list of the administration that is still to come; rows on small screens. */
export function CardsSkeleton({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <RowShapes />
      <div className="grid grid-cols-2 gap-4 max-lg:hidden xl:grid-cols-3">
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
