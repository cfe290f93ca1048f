import type { ModerateReviewBody } from '#contract/reviews/schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { lockReviewAndVendor, updateHidden } from './review-lists.queries.ts'

/**
 * Hides a review, with a reason, from the public and the averages, or shows it again. Idempotent.
 * @throws Refused `review_not_found`
 */
export async function moderateReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  change: ModerateReviewBody,
): Promise<void> {
  await db.transaction(async tx => {
    const { review } = (await lockReviewAndVendor(tx, id)) ?? refuse('review_not_found')
    if (change.hidden === (review.hiddenAt !== null)) return
    await updateHidden(
      tx,
      id,
      change.hidden
        ? { hiddenAt: clock(), hiddenReason: change.reason }
        : { hiddenAt: null, hiddenReason: null },
    )
    await recordAuditEvent(tx, {
      admin,
      action: change.hidden ? 'review.hidden' : 'review.shown',
      target: { type: 'review', id },
      before: { hidden: !change.hidden, reason: review.hiddenReason },
      after: { hidden: change.hidden, reason: change.hidden ? change.reason : null },
    })
  })
}
