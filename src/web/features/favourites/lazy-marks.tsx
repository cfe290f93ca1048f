import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { HeartProps } from '#web/features/favourites/heart-button.tsx'
import type { StockAlertProps } from '#web/features/favourites/stock-alert.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

const HeartButton = lazy(() => import('#web/features/favourites/heart-button.tsx'))
const StockAlert = lazy(() => import('#web/features/favourites/stock-alert.tsx'))

const Nothing = () => null

/** What comes after the page, and without which the page is whole. */
function Late({ children }: { children: ReactNode }) {
  if (!useIsAlive()) return null
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

/** The heart of a product or a producer. */
export const LazyHeart = (props: HeartProps) => (
  <Late>
    <HeartButton {...props} />
  </Late>
)

/** 'Prévenez-moi', for a product that is out of stock. */
export const LazyStockAlert = (props: StockAlertProps) => (
  <Late>
    <StockAlert {...props} />
  </Late>
)
