import { amountOf, centimesOf } from '#contract/money.ts'
import { isOnline, type PaymentMethod } from '#contract/payments/facts.ts'
import { seededRandom } from '../random.ts'
import type { PlannedLine } from './order-plan.ts'
import type { ParcelEvent, ParcelTimeline } from './simulate-parcel.ts'

/** A line as it was ordered, and how much of it was missing. */
export type FilledLine = PlannedLine & { readonly missing: number }

const reasons = [
  'La pluie a abîmé une partie de la récolte.',
  'Un client est passé avant vous au champ.',
] as const

const priceOf = (lines: readonly FilledLine[]): number =>
  lines.reduce(
    (sum, { product, quantity, missing }) => sum + centimesOf(product.row.price) * (quantity - missing),
    0,
  )

/**
 * What is put into a parcel. In a few that are paid in cash one unit is missing, which their vendor says before they leave. Each parcel has
 * a chance of its own, so that nothing else of the story changes with it.
 */
export function fillParcel(
  { id, lines, method }: { id: string; lines: readonly PlannedLine[]; method: PaymentMethod },
  course: ParcelTimeline,
): { lines: FilledLine[]; subtotal: string; parcelEvents: ParcelEvent[] } {
  const random = seededRandom(`amic shortages ${id}`)
  const [confirmed, shipped] = ['confirmed', 'shipped'].map(step =>
    course.parcelEvents.find(({ to }) => to === step),
  )
  const isShort = confirmed && shipped && !isOnline(method) && lines[0]!.quantity > 1 && random.chance(0.04)
  const filled = lines.map((line, index) => ({ ...line, missing: isShort && index === 0 ? 1 : 0 }))
  const subtotal = amountOf(priceOf(filled))
  if (!isShort) return { lines: filled, subtotal, parcelEvents: [] }
  const from = amountOf(priceOf(lines.map(line => ({ ...line, missing: 0 }))))
  const at = new Date((confirmed.at.getTime() + shipped.at.getTime()) / 2)
  const told = {
    at,
    kind: 'items',
    actor: 'vendor',
    from,
    to: subtotal,
    reason: random.pick(reasons),
  } as const
  return { lines: filled, subtotal, parcelEvents: [told] }
}
