import { formatFcfa } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'

const sizes = {
  small: 'text-base font-semibold',
  medium: 'text-lg font-bold sm:text-xl',
  large: 'text-3xl font-extrabold',
}

type Props = {
  /** An amount as it travels: "1500.00". */
  amount: string
  /** What one pays it for: `kg`. */
  unit?: string | undefined
  size?: keyof typeof sizes
}

/** A price, the loudest thing around, with its unit small beside it. */
export function Price({ amount, unit, size = 'medium' }: Props) {
  return (
    <span>
      <span className={cx('nums font-display whitespace-nowrap text-leaf-800', sizes[size])}>
        {formatFcfa(amount)}
      </span>
      {unit && <span className="text-[0.8125rem] whitespace-nowrap text-ink-soft sm:text-sm"> / {unit}</span>}
    </span>
  )
}
