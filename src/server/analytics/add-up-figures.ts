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
 * Adds what has changed to the figures that are kept, and has those of a period begin where the period begins today. What is read
 * is the same before and after: it takes longer the later this is done. Again, it does nothing.
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
