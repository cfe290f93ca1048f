import { WaitingPage } from '#web/features/orders/cart/waiting-page.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

const WITHOUT_SCRIPT =
  'Votre panier est gardé par ce navigateur\u00a0: activez JavaScript pour le voir et commander.'

/** Skeleton of the cart and the checkout. */
export function CartSkeleton({ words }: { words: string }) {
  return (
    <WaitingPage words={words} withoutScript={WITHOUT_SCRIPT} className="py-8">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem]">
        <Card>
          <SkeletonText lines={6} />
        </Card>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </div>
    </WaitingPage>
  )
}
