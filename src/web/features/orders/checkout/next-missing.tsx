import type { DaysOffered } from '#web/features/orders/checkout/use-days.ts'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { useField } from '#web/ui/forms/form.tsx'

export type Missing = { field: string; words: string }

/** Element id of the list of vendors that do not deliver to the place. */
export const NOT_SERVED = 'delivery.days'

/** The first missing part of an order, from top to bottom; undefined when nothing seems to be missing. */
export function firstMissing(
  { mode, draft, recipient, place, zoneId }: CheckoutDelivery,
  offered: readonly DaysOffered[],
): Missing | undefined {
  const absent = offered.find(({ days }) => days?.length === 0)
  const { phone } = mode === 'pickup' ? recipient : place
  const needed: (Missing & { isThere: boolean })[] = [
    mode === 'pickup'
      ? {
          field: 'delivery.pickupPointId',
          words: 'Choisissez un point de retrait',
          isThere: Boolean(draft.pickupPointId),
        }
      : { field: 'delivery.zoneId', words: 'Indiquez votre commune', isThere: zoneId !== '' },
    {
      field: 'delivery.directions',
      words: 'Indiquez votre adresse',
      isThere: mode === 'pickup' || place.directions.trim() !== '',
    },
    { field: 'delivery.phone', words: 'Indiquez un téléphone', isThere: phone !== '' },
    {
      field: NOT_SERVED,
      words: `${absent?.vendor.businessName} ne livre pas ici`,
      isThere: absent === undefined,
    },
    { field: 'paymentMethod', words: 'Choisissez comment payer', isThere: Boolean(draft.paymentMethod) },
  ]
  return needed.find(({ isThere }) => !isThere)
}

/** Link to what is still missing before the order can be confirmed. */
export function NextMissing({ missing: { field, words } }: { missing: Missing }) {
  const { id } = useField(field)
  return (
    <button
      type="button"
      onClick={() => document.getElementById(id)?.focus()}
      className="-mt-2 min-h-11 text-left max-sm:text-sm font-semibold text-warning underline underline-offset-4 lg:my-0"
    >
      {words}
    </button>
  )
}
