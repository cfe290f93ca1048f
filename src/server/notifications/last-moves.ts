import type { Order, OrderEvent } from '#contract/orders/schemas.ts'

/** The given status events that are the last of their parcel: mails are written later, and leave out what is outdated by then. */
export const lastMoves = ({ events }: Order, eventIds: readonly string[]): OrderEvent[] =>
  events.filter(({ id, parcelId }) => {
    const last = events.findLast(event => event.kind === 'status' && event.parcelId === parcelId)
    return eventIds.includes(id) && last?.id === id
  })
