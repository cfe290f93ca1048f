import { useState } from 'react'
import type { Mark } from '#web/features/favourites/hearts/mark.ts'
import type { StockAlertProps } from '#web/features/favourites/stock-alert.tsx'
import { HeartShape } from '#web/ui/heart-shape.tsx'
import { loadWhenIdle, useLazyComponent } from '#web/ui/load-when-idle.ts'

const loadHeartMark = loadWhenIdle(() => import('#web/features/favourites/hearts/heart-mark.tsx'))
const loadStockAlert = loadWhenIdle(() => import('#web/features/favourites/stock-alert.tsx'))

type HeartProps = Mark & { className: string }

/** The heart of a product or producer: rendered with the page; its behaviour is loaded when the page is idle. */
export function LazyHeart(liked: HeartProps) {
  const HeartMark = useLazyComponent(loadHeartMark)
  const [isMarked, setMarked] = useState(false)
  const [presses, setPresses] = useState(0)
  return (
    <>
      <HeartShape {...liked} isMarked={isMarked} onClick={() => setPresses(presses + 1)} />
      {HeartMark && <HeartMark liked={liked} presses={presses} onMarked={setMarked} />}
    </>
  )
}

/** 'Prévenez-moi', for a product that is out of stock. */
export function LazyStockAlert(props: StockAlertProps) {
  const StockAlert = useLazyComponent(loadStockAlert)
  return StockAlert && <StockAlert {...props} />
}
