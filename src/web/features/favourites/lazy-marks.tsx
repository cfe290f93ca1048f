import type { HeartProps } from '#web/features/favourites/hearts/heart-button.tsx'
import type { StockAlertProps } from '#web/features/favourites/stock-alert.tsx'
import { useLate, whenAtRest } from '#web/ui/when-at-rest.ts'

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
