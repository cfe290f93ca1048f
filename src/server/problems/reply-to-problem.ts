import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { lockProblem, updateAnswer } from './problems.queries.ts'

/**
 * A vendor answers a problem of its parcel, once, before it is decided.
 * @throws Refused `problem_not_found`, `problem_answered`, `problem_decided`
 */
export async function replyToProblem(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { vendorId }: SignedInVendor,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await db.transaction(async tx => {
    const problem = await lockProblem(tx, id)
    if (problem?.vendorId !== vendorId) return refuse('problem_not_found')
    if (problem.answer !== null) refuse('problem_answered')
    if (problem.status !== 'open') refuse('problem_decided')
    await updateAnswer(tx, id, { answer: text, answeredAt: clock() })
    await addJob(tx, 'problem-answered', { problemId: id })
  })
}
