import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

/** The lines of each vendor together, in the order of their first ones. */
export const linesByVendor = (
  items: readonly CartItem[],
): { vendorName: string; lines: readonly CartItem[] }[] =>
  [...new Set(items.map(({ vendorName }) => vendorName))].map(vendorName => ({
    vendorName,
    lines: items.filter(item => item.vendorName === vendorName),
  }))
