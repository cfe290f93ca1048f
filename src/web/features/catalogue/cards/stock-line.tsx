import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { LOW_STOCK_THRESHOLD } from '#contract/catalogue/facts.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { cx } from '#web/ui/cx.ts'

type Props = {
  stock: number
  unit: string
  className?: string
  /** The producer's pause (`usePause`), during which nothing is sold. */
  pause?: string | false
}

function stockLook({ stock, unit, pause }: Props) {
  if (pause) return { words: pause, color: 'text-orange-700', icon: CircleAlert }
  if (stock <= 0) return { words: 'Rupture de stock', color: 'text-danger', icon: CircleX }
  if (stock <= LOW_STOCK_THRESHOLD) {
    return { words: `Plus que ${stock} en stock`, color: 'text-orange-700', icon: CircleAlert }
  }
  return { words: `${quantityWords(stock, unit)} disponibles`, color: 'text-leaf-700', icon: CircleCheck }
}

/** The stock with a colour: red, orange or green. */
export function StockLine(props: Props) {
  const { words, color, icon: Icon } = stockLook(props)
  return (
    <span className={cx('flex items-center gap-1.5 font-semibold', color, props.className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">{words}</span>
    </span>
  )
}
