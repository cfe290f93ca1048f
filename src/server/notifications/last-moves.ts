import type { Order, OrderEvent } from '#contract/orders/schemas.ts'

/** Of some moves of parcels those that none followed. A mail waits its turn, and says nothing that is over by then. */
export const lastMoves = ({ events }: Order, eventIds: readonly string[]): OrderEvent[] =>
  events.filter(({ id, parcelId }) => {
    const last = events.findLast(event => event.kind === 'status' && event.parcelId === parcelId)
    return eventIds.includes(id) && last?.id === id
  })
