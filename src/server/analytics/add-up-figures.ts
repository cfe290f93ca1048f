import { analyticsPeriods } from '#contract/analytics/facts.ts'
import type { Deps } from '../deps.ts'
import { beginningOf } from './beginning-of.ts'
import {
  addOrderCounts,
  addProductCounts,
  addSales,
  lockFigures,
  movePeriod,
  readKeptPeriod,
} from './kept-figures.queries.ts'

/**
 * Folds pending changes into the stored figures, and moves the start of each period to today's. The result of reads is the same
 * before and after; they only get slower the longer this is not done. Idempotent.
 */
export async function addUpFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db.transaction(async tx => {
    await lockFigures(tx)
    await addOrderCounts(tx)
    await addProductCounts(tx)
    await addSales(tx)
    for (const period of analyticsPeriods) {
      const kept = await readKeptPeriod(tx, period, beginningOf(period, now))
      if (kept.since !== kept.keptSince) await movePeriod(tx, kept)
    }
  })
}
