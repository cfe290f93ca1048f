import { centimesOf } from '#contract/money.ts'
import { orderStatuses } from '#contract/orders/facts.ts'
import type { Order, OrderEvent } from '#contract/orders/schemas.ts'

const sumOf = (centimes: readonly number[]): number => centimes.reduce((sum, one) => sum + one, 0)

/** As they happened: servers whose clocks differ tell other times. */
const byId = (one: OrderEvent, other: OrderEvent): number => (one.id < other.id ? -1 : 1)

/** What of an answered order is not of the same moment as the rest: nothing, whatever becomes of the order meanwhile. */
export function contradictionsOf({ status, total, parcels, items, events }: Order): string[] {
  const standing = parcels.flatMap(parcel => (parcel.status === 'cancelled' ? [] : [parcel.status]))
  const follows = orderStatuses.find(one => standing.some(status => status === one)) ?? 'cancelled'
  const history = events.toSorted(byId)
  const ofParcels = sumOf(parcels.map(({ subtotal }) => centimesOf(subtotal)))
  return [
    ...(status === follows ? [] : [`order ${status}, parcels ${follows}`]),
    ...(centimesOf(total) === ofParcels ? [] : [`total ${total}, parcels ${ofParcels} centimes`]),
    ...parcels.flatMap(parcel => {
      const lines = items.filter(({ parcelId }) => parcelId === parcel.id)
      const ofLines = sumOf(lines.map(({ price, quantity }) => centimesOf(price) * quantity))
      const lastOf = (kind: string) =>
        history.findLast(event => event.parcelId === parcel.id && event.kind === kind)?.to
      const told = lastOf('status')
      const toldPayment = lastOf('payment') ?? 'pending'
      return [
        ...(centimesOf(parcel.subtotal) === ofLines ? [] : [`subtotal ${parcel.subtotal}, lines ${ofLines}`]),
        ...(parcel.status === told ? [] : [`parcel ${parcel.status}, history ${told}`]),
        ...(parcel.paymentStatus === toldPayment
          ? []
          : [`payment ${parcel.paymentStatus}, history ${toldPayment}`]),
      ]
    }),
  ]
}
