import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { groupBy } from '#web/group-by.ts'

/** The lines of each vendor together, in the order of their first ones. */
export const linesByVendor = (
  items: readonly CartItem[],
): { vendorName: string; lines: readonly CartItem[] }[] =>
  groupBy(items, ({ vendorName }) => vendorName).map(([vendorName, lines]) => ({
    vendorName,
    lines,
  }))
