import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { findVendorReview, updateAnswer } from './review-lists.queries.ts'

/**
 * A vendor answers a review of one of its products; once, final.
 * @throws Refused `review_not_found`, `already_answered`
 */
export async function replyToReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { vendorId }: SignedInVendor,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  await db.transaction(async tx => {
    if (!(await findVendorReview(tx, vendorId, id))) return refuse('review_not_found')
    if (!(await updateAnswer(tx, id, { answer, answeredAt: clock() }))) refuse('already_answered')
  })
}
