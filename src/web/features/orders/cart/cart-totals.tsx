import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'

function Row({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt>{name}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  )
}

/** Subtotal, delivery and total of an order: delivery is always free. On phones the total is in the bar that stays in sight. */
export function CartTotals({ total }: { total: string }) {
  return (
    <dl className="grid gap-2">
      <Row name="Sous-total">
        <Price amount={total} size="small" />
      </Row>
      <Row name="Livraison">
        <span className="font-semibold text-leaf-800">Gratuite</span>
      </Row>
      <Row name="Total" className="mt-1 border-t border-line pt-3 text-lg font-semibold max-lg:hidden">
        <Price amount={total} size="large" />
      </Row>
    </dl>
  )
}
