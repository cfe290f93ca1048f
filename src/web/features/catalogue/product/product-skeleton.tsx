import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** Skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <div className="container-page pt-2 pb-12">
      <Loading words="Chargement du produit…">
        <Skeleton className="my-3 h-5 w-64 max-w-full" />
        <div className="mt-2 grid gap-6 lg:grid-cols-2 lg:gap-x-12">
          <Skeleton className="aspect-square w-full rounded-card" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-6 w-36 rounded-full" />
            <Skeleton className="h-10 w-4/5" />
            <Skeleton className="h-9 w-48" />
            <Skeleton className="h-6 w-40" />
            <SkeletonText />
            <Skeleton className="h-28 w-full rounded-card" />
            <Skeleton className="h-13 w-full rounded-full" />
          </div>
        </div>
      </Loading>
    </div>
  )
}
