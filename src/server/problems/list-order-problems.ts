import { reportableUntil } from '#contract/problems/facts.ts'
import type { OrderProblems } from '#contract/problems/schemas.ts'
import type { Deps } from '../deps.ts'
import type { Sessions } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { readOrder } from '../orders/public.ts'
import { answerProblem } from './problems.answers.ts'
import { listDeliveryTimes, listProblemsOfOrder } from './problems.queries.ts'

/**
 * The problems of an order, for the first of the caller's sessions that may see it; for its customer also the parcels of which
 * one may be reported.
 * @throws Refused `order_not_found`
 */
export async function listOrderProblems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customer, vendor, admin }: Sessions,
  orderId: string,
): Promise<OrderProblems> {
  if (customer && (await readOrder(db, { as: 'customer', userId: customer.userId }, orderId))) {
    const now = clock()
    const deliveries = await listDeliveryTimes(db, orderId)
    return {
      problems: (await listProblemsOfOrder(db, orderId)).map(row => answerProblem(row, 'customer')),
      reportable: deliveries
        .map(({ parcelId, deliveredAt }) => ({ parcelId, until: reportableUntil(deliveredAt) }))
        .filter(({ until }) => now <= until)
        .map(({ parcelId, until }) => ({ parcelId, until: until.toISOString() })),
    }
  }
  if (vendor && (await readOrder(db, { as: 'vendor', vendorId: vendor.vendorId }, orderId))) {
    const rows = await listProblemsOfOrder(db, orderId, vendor.vendorId)
    return { problems: rows.map(row => answerProblem(row, 'vendor')), reportable: [] }
  }
  if (admin && (await readOrder(db, { as: 'admin' }, orderId))) {
    const rows = await listProblemsOfOrder(db, orderId)
    return { problems: rows.map(row => answerProblem(row, 'admin')), reportable: [] }
  }
  return refuse('order_not_found')
}
