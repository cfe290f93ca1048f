import type { StepEvent } from '#web/features/orders/order-steps.ts'

/** The original day of a moved parcel, and the reason for the last move. */
export function movedDay(
  events: readonly StepEvent[],
  parcel: string | undefined,
): { from: string; reason: string | null } | undefined {
  const moves = events.filter(({ kind, parcelId }) => kind === 'day' && parcelId === parcel)
  const [first, last] = [moves[0], moves.at(-1)]
  return first?.from ? { from: first.from, reason: last?.reason ?? null } : undefined
}
