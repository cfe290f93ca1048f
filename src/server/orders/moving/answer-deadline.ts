import { HOUR_MS } from '#contract/durations.ts'
import type { Executor } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../settings/public.ts'
import { findAwaitedSince } from './unanswered.queries.ts'

/** Deadline after which `sweepUnanswered` cancels a parcel; null when it does not apply. */
export async function answerDeadline(
  { db, config }: Pick<Deps, 'config'> & { db: Executor },
  parcelId: string,
): Promise<Date | null> {
  const since = await findAwaitedSince(db, parcelId)
  if (!since) return null
  const { cashAnswerHours } = await readSettings(db, config)
  return new Date(since.getTime() + cashAnswerHours * HOUR_MS)
}
