import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

/** Groups lines by vendor, in order of first appearance. */
export const linesByVendor = (
  items: readonly CartItem[],
): { vendorName: string; lines: readonly CartItem[] }[] =>
  [...new Set(items.map(({ vendorName }) => vendorName))].map(vendorName => ({
    vendorName,
    lines: items.filter(item => item.vendorName === vendorName),
  }))
