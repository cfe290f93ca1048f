import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { HeartProps } from '#web/features/favourites/hearts/heart-button.tsx'
import type { StockAlertProps } from '#web/features/favourites/stock-alert.tsx'
import { pageAtRest } from '#web/ui/page-at-rest.ts'

type Bring<Props> = () => Promise<ComponentType<Props>>

/** Brings a component when the page is at rest. All who ask wait together: twenty cards' own waits hold up a slow phone. */
function whenAtRest<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Bring<Props> {
  let coming: ReturnType<Bring<Props>> | undefined
  const bring = async () => {
    try {
      await pageAtRest()
      return (await load()).default
    } catch (error) {
      // Without a connection, say: the next who asks tries again.
      coming = undefined
      throw error
    }
  }
  return () => {
    coming ??= bring()
    return coming
  }
}

/** A component that comes late, and without which the page is whole; until then, nothing. */
function useLate<Props>(bring: Bring<Props>): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    bring().then(
      // Many come at once: in a transition, the page answers a finger meanwhile.
      component => startTransition(() => setComponent(() => component)),
      () => undefined,
    )
  }, [bring])
  return Component
}

const bringHeart = whenAtRest(() => import('#web/features/favourites/hearts/heart-button.tsx'))
const bringStockAlert = whenAtRest(() => import('#web/features/favourites/stock-alert.tsx'))

/** The heart of a product or a producer. */
export function LazyHeart(props: HeartProps) {
  const HeartButton = useLate(bringHeart)
  return HeartButton && <HeartButton {...props} />
}

/** 'Prévenez-moi', for a product that is out of stock. */
export function LazyStockAlert(props: StockAlertProps) {
  const StockAlert = useLate(bringStockAlert)
  return StockAlert && <StockAlert {...props} />
}
