import { formatFcfa } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'

const sizes = {
  small: 'text-base font-semibold max-[20rem]:text-sm',
  medium: 'text-lg font-bold max-[25rem]:text-base sm:text-xl',
  large: 'text-3xl font-extrabold max-[20rem]:text-2xl',
}

type Props = {
  /** Decimal amount: "1500.00". */
  amount: string
  /** Unit of the product: `kg`. */
  unit?: string | undefined
  size?: keyof typeof sizes | undefined
  /** Whether it is no longer paid or earned, and shown less prominently. */
  isOff?: boolean
}

/** A price with its unit. */
export function Price({ amount, unit, size = 'medium', isOff }: Props) {
  return (
    <span>
      <span
        className={cx(
          'nums font-display whitespace-nowrap',
          isOff ? 'text-ink-soft' : 'text-leaf-800',
          sizes[size],
        )}
      >
        {formatFcfa(amount)}
      </span>
      {unit && <span className="price-unit"> / {unit}</span>}
    </span>
  )
}
