import { Price } from '#web/ui/price.tsx'

/** Subtotal, delivery and total of an order: delivery is always free. */
export function CartTotals({ total }: { total: string }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
      <dt>Sous-total</dt>
      <dd className="text-right">
        <Price amount={total} size="small" />
      </dd>
      <dt>Livraison</dt>
      <dd className="text-right font-semibold text-leaf-800">Gratuite</dd>
      <dt className="border-t border-line pt-3 text-lg font-semibold">Total</dt>
      <dd className="border-t border-line pt-3 text-right">
        <Price amount={total} size="large" />
      </dd>
    </dl>
  )
}
