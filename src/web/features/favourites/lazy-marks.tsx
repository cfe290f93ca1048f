import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { HeartProps } from '#web/features/favourites/heart-button.tsx'
import type { StockAlertProps } from '#web/features/favourites/stock-alert.tsx'
import { pageAtRest } from '#web/page-at-rest.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A component that comes when the page is at rest, and without which the page is whole; until then, nothing. */
function useLate<Props>(load: Load<Props>): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    pageAtRest()
      .then(load)
      .then(
        // Many come at once: in a transition, the page answers a finger meanwhile.
        module => startTransition(() => setComponent(() => module.default)),
        () => undefined,
      )
  }, [load])
  return Component
}

const loadHeart = () => import('#web/features/favourites/heart-button.tsx')
const loadStockAlert = () => import('#web/features/favourites/stock-alert.tsx')

/** The heart of a product or a producer. */
export function LazyHeart(props: HeartProps) {
  const HeartButton = useLate(loadHeart)
  return HeartButton && <HeartButton {...props} />
}

/** 'Prévenez-moi', for a product that is out of stock. */
export function LazyStockAlert(props: StockAlertProps) {
  const StockAlert = useLate(loadStockAlert)
  return StockAlert && <StockAlert {...props} />
}
