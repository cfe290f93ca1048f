import { createHash } from 'node:crypto'
import { reportableUntil } from '#contract/problems/facts.ts'
import type { ReportProblemBody } from '#contract/problems/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { lockPerson } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { consumeAttempt } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { lockOrder } from '../orders/public.ts'
import { addJob } from '../outbox/public.ts'
import { attachPicture } from './pictures.queries.ts'
import { pictureAt } from './problems.answers.ts'
import { findEqualProblem, insertProblem, listDeliveryTimes, listOrderLines } from './problems.queries.ts'
import { receivePicture } from './receive-picture.ts'

type ReportDeps = Pick<Deps, 'db' | 'clock' | 'privateStorage' | 'config'>
type Report = ReportProblemBody & { orderId: string }

/** A hash of the report, by which repeated requests are recognized; independent of the order of its lines. */
function hashOf({ items, kind, message, pictures }: ReportProblemBody): Buffer {
  const lines = items.map(({ id, quantity }) => `${id} ${quantity}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([lines, kind, message, pictures]))
    .digest()
}

/**
 * The parcel of the lines.
 * @throws Refused `item_not_found`, `one_parcel_per_problem`, `problem_quantity_too_high`
 */
async function parcelOf(db: Executor, { orderId, items }: Report): Promise<string> {
  const known = await listOrderLines(db, orderId)
  const lines = items.map(({ id, quantity }) => {
    const line = known.find(found => found.id === id) ?? refuse('item_not_found')
    return { ...line, reported: quantity }
  })
  const [{ parcelId } = refuse('item_not_found')] = lines
  if (lines.some(line => line.parcelId !== parcelId)) refuse('one_parcel_per_problem')
  if (lines.some(line => line.reported > line.quantity)) refuse('problem_quantity_too_high')
  return parcelId
}

/** @throws Refused `parcel_not_delivered`, `too_late_to_report` */
async function refuseUnlessReportable(
  db: Executor,
  { orderId, parcelId, now }: { orderId: string; parcelId: string; now: Date },
): Promise<void> {
  const delivery = (await listDeliveryTimes(db, orderId)).find(found => found.parcelId === parcelId)
  if (!delivery) return refuse('parcel_not_delivered')
  if (now > reportableUntil(delivery.deliveredAt)) refuse('too_late_to_report')
}

/** The ids of the pictures, in their order; stores those that are data URLs. */
async function storePictures(
  deps: ReportDeps,
  customerId: string,
  pictures: readonly string[],
): Promise<string[]> {
  const known = pictures.map(picture =>
    picture.startsWith('data:') ? null : (pictureAt(picture) ?? refuse('image_unknown')),
  )
  const ids: string[] = []
  // Sequential: each is decoded in memory.
  for (const [index, image] of pictures.entries()) {
    ids.push(known[index] ?? (await receivePicture(deps, customerId, { image, field: 'pictures' })).id)
  }
  return [...new Set(ids)]
}

/**
 * A customer reports a problem of a delivered parcel, within two days. Idempotent by content.
 * @returns its id
 * @throws Refused `order_not_found`, `item_not_found`, `one_parcel_per_problem`, `problem_quantity_too_high`,
 * `parcel_not_delivered`, `too_late_to_report`, `image_unknown`, `rate_limited`, and as `receivePicture` and `lockPerson`
 */
export async function reportProblem(
  deps: ReportDeps,
  { userId: customerId }: SignedIn,
  report: Report,
): Promise<string> {
  const { orderId, kind, message, items } = report
  const contentHash = hashOf(report)
  const check = (db: Executor, parcelId: string) =>
    refuseUnlessReportable(db, { orderId, parcelId, now: deps.clock() })
  // Checked before any picture is stored; what may change meanwhile is checked again below.
  const { parcelId, known } = await deps.db.transaction(async tx => {
    const locked = await lockOrder(tx, orderId)
    if (locked?.order.customerId !== customerId) return refuse('order_not_found')
    const parcelId = await parcelOf(tx, report)
    const known = await findEqualProblem(tx, { parcelId, contentHash })
    if (!known) await check(tx, parcelId)
    return { parcelId, known }
  })
  if (known) return known
  await consumeAttempt(deps, 'problems', customerId)
  const pictures = await storePictures(deps, customerId, report.pictures)
  return deps.db.transaction(async tx => {
    await lockPerson(tx, customerId)
    const locked = await lockOrder(tx, orderId)
    const parcel = locked?.parcels.find(({ id }) => id === parcelId) ?? refuse('order_not_found')
    const existing = await findEqualProblem(tx, { parcelId, contentHash })
    if (existing) return existing
    await parcelOf(tx, report)
    await check(tx, parcelId)
    const id = newId()
    const { vendorId } = parcel
    const createdAt = deps.clock()
    await insertProblem(tx, { id, orderId, parcelId, vendorId, kind, message, contentHash, createdAt, items })
    for (const [position, pictureId] of pictures.entries()) {
      const placed = await attachPicture(tx, { id: pictureId, customerId, problemId: id, position })
      if (!placed) refuse('image_unknown')
    }
    await addJob(tx, 'problem-reported', { problemId: id })
    return id
  })
}
