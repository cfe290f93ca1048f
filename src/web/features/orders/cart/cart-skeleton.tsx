import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** Shapes of a page of lines and totals, until the browser has read what it keeps. */
export function CartSkeleton({ words }: { words: string }) {
  return (
    <div className="container-page py-8">
      <noscript>
        <p className="mb-6 rounded-card bg-warning-tint p-4 text-warning">
          Votre panier est gardé par ce navigateur : activez JavaScript pour le voir et commander.
        </p>
      </noscript>
      <div className="noscript:hidden">
        <Loading words={words}>
          <Skeleton className="h-9 w-64 max-w-full" />
          <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem]">
            <Card>
              <SkeletonText lines={6} />
            </Card>
            <Card>
              <SkeletonText lines={4} />
            </Card>
          </div>
        </Loading>
      </div>
    </div>
  )
}
