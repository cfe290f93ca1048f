import type { HeartProps } from '#web/features/favourites/hearts/heart-button.tsx'
import type { StockAlertProps } from '#web/features/favourites/stock-alert.tsx'
import { loadWhenIdle, useLazyComponent } from '#web/ui/load-when-idle.ts'

const bringHeart = loadWhenIdle(() => import('#web/features/favourites/hearts/heart-button.tsx'))
const bringStockAlert = loadWhenIdle(() => import('#web/features/favourites/stock-alert.tsx'))

/** The heart of a product or a producer. */
export function LazyHeart(props: HeartProps) {
  const HeartButton = useLazyComponent(bringHeart)
  return HeartButton && <HeartButton {...props} />
}

/** 'Prévenez-moi', for a product that is out of stock. */
export function LazyStockAlert(props: StockAlertProps) {
  const StockAlert = useLazyComponent(bringStockAlert)
  return StockAlert && <StockAlert {...props} />
}
