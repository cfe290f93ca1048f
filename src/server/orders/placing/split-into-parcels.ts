import { type PricedLine, totalOf } from '../order-totals.ts'

type ParcelDraft<Line> = { vendorId: string; lines: Line[]; subtotal: string }

/** One parcel per vendor, in the order of the vendors' first lines. */
export function splitIntoParcels<Line extends PricedLine & { vendorId: string }>(
  lines: readonly Line[],
): ParcelDraft<Line>[] {
  const byVendor = Map.groupBy(lines, line => line.vendorId)
  return [...byVendor].map(([vendorId, own]) => ({ vendorId, lines: own, subtotal: totalOf(own) }))
}
