import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'

/** "vendredi 4 décembre, Ferme de Yao": the day of each parcel when they differ and no date is set for the whole order. */
export function daysOfParcels({
  parcels,
  deliveryDateSet,
}: AdminOrder): { parcelId: string; words: string }[] {
  const coming = parcels.filter(({ status }) => status !== 'cancelled')
  const hasSeveral = new Set(coming.map(({ plannedOn }) => plannedOn)).size > 1
  if (deliveryDateSet || !hasSeveral) return []
  return coming.map(({ id, plannedOn, vendor }) => ({
    parcelId: id,
    words: `${plannedOn ? formatWeekday(plannedOn) : 'sans jour'}, ${vendor.businessName}`,
  }))
}
