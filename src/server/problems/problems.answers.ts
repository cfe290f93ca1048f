import type { Role } from '#contract/endpoint.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { API_PREFIX } from '#contract/paths.ts'
import type { RefundRefusal } from '#contract/problems/refusals.ts'
import type { AdminProblem, Problem, VendorProblem } from '#contract/problems/schemas.ts'
import { isCashDue } from '../orders/public.ts'
import type { ProblemLine, ProblemRow } from './problems.queries.ts'

const PICTURES = `${API_PREFIX}problem-pictures/`

/** The address of a picture, for those who may see it. */
export const pictureAddress = (id: string): string => PICTURES + id

/** The picture id in an address; null for other addresses. */
export function pictureAt(address: string): string | null {
  const id = address.startsWith(PICTURES) ? address.slice(PICTURES.length) : ''
  return isUuid(id) ? id : null
}

/** A problem for its customer or its vendor. */
export function answerProblem(row: ProblemRow, viewer: Role): Problem {
  const { problem, serial, vendor, customer, lines, pictures, refundStatus } = row
  return {
    id: problem.id,
    orderId: problem.orderId,
    orderNumber: orderNumber(serial),
    parcelId: problem.parcelId,
    vendor,
    kind: problem.kind,
    message: problem.message,
    items: lines.map(({ id, name, quantity, unit, price }) => ({ id, name, quantity, unit, price })),
    pictures: pictures.map(({ id, width, height }) => ({ url: pictureAddress(id), width, height })),
    createdAt: problem.createdAt.toISOString(),
    answer:
      problem.answer === null ? null : { text: problem.answer, createdAt: problem.answeredAt!.toISOString() },
    status: problem.status,
    decidedAt: problem.decidedAt?.toISOString() ?? null,
    amount: problem.amount,
    bornBy: viewer === 'customer' ? null : problem.bornBy,
    refundStatus,
    reason: problem.reason,
    customer,
  }
}

/** The cost of a line that is not refunded yet, in centimes. */
export const refundableOfLine = ({ price, inParcel, refundedOfLine }: ProblemLine): number =>
  centimesOf(price) * inParcel - centimesOf(refundedOfLine)

/** The cost of all lines of a problem that is not refunded yet, in centimes. */
const refundableOfProblem = ({ lines }: ProblemRow): number =>
  lines.reduce((sum, line) => sum + refundableOfLine(line), 0)

/** Why a problem cannot be refunded now, whatever the amount; null when it can. */
export function refundRefusalOf(row: ProblemRow): RefundRefusal | null {
  const { parcel, paymentMethod } = row
  if (parcel.status !== 'delivered') return 'parcel_not_delivered'
  // Cash that is due is recorded by the refund itself.
  const hasMoney = parcel.paymentStatus === 'completed' || isCashDue(parcel, paymentMethod)
  if (!hasMoney) return 'parcel_not_paid'
  return refundableOfProblem(row) === 0 ? 'items_refunded' : null
}

/** The reported cost, the same for every reader. */
function reportedCostOf(row: ProblemRow): string {
  const reported = row.lines.reduce((sum, { price, quantity }) => sum + centimesOf(price) * quantity, 0)
  return amountOf(Math.min(reported, refundableOfProblem(row)))
}

/** A problem for the vendor who answers it. */
export const answerVendorProblem = (row: ProblemRow): VendorProblem => ({
  ...answerProblem(row, 'vendor'),
  reportedCost: reportedCostOf(row),
})

/** A problem for the administrator who decides it. */
export function answerAdminProblem(row: ProblemRow): AdminProblem {
  const { parcel, paymentMethod } = row
  return {
    ...answerProblem(row, 'admin'),
    mostRefund: amountOf(refundableOfProblem(row)),
    reportedCost: reportedCostOf(row),
    refundRefusal: row.problem.status === 'open' ? refundRefusalOf(row) : null,
    notesCash: isCashDue(parcel, paymentMethod),
  }
}
