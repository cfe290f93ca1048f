import { amountOf, centimesOf } from '#contract/money.ts'
import type { Deps } from '../../deps.ts'
import { sumMonths } from '../../ledger/public.ts'
import { addJob } from '../../outbox/public.ts'
import { beginningOf, monthOf, nextMonth } from './months.ts'
import {
  findLastClosedMonth,
  insertStatements,
  listBalancesAtEnd,
  type StatementRow,
} from './statements.queries.ts'

/** Rows per insert. */
const ROWS_AT_ONCE = 1_000

/**
 * Closes each past month: stores the opening and closing balance of each vendor, and notifies vendors of the latest. Runs each
 * night; does nothing when all past months are closed.
 */
export async function closeMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const running = monthOf(now)
  await db.transaction(async tx => {
    const last = await findLastClosedMonth(tx)
    if (last !== null && nextMonth(last) >= running) return
    const from = last === null ? new Date(0) : beginningOf(nextMonth(last))
    const changes = await sumMonths(tx, { from, to: beginningOf(running) })
    const first = last === null ? changes[0]?.month : nextMonth(last)
    if (first === undefined) return
    const balances = new Map(
      last === null
        ? []
        : (await listBalancesAtEnd(tx, last)).map(row => [row.vendorId, centimesOf(row.closing)] as const),
    )
    for (let month = first; month < running; month = nextMonth(month)) {
      const rows = closeMonth({ month, balances, changes, closedAt: now })
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        const closed = await insertStatements(tx, rows.slice(at, at + ROWS_AT_ONCE))
        if (nextMonth(month) < running) continue
        for (const about of closed) await addJob(tx, 'statement-closed', about)
      }
    }
  })
}

type Closing = {
  month: string
  /** Centimes by vendor at the beginning of the month; updated to its end. */
  balances: Map<string, number>
  changes: Awaited<ReturnType<typeof sumMonths>>
  closedAt: Date
}

/** A statement for each vendor with an opening balance or a movement in the month. */
function closeMonth({ month, balances, changes, closedAt }: Closing): StatementRow[] {
  const changed = new Map(
    changes.filter(row => row.month === month).map(row => [row.vendorId, centimesOf(row.change)] as const),
  )
  const rows: StatementRow[] = []
  for (const vendorId of new Set([...balances.keys(), ...changed.keys()])) {
    const opening = balances.get(vendorId) ?? 0
    const closing = opening + (changed.get(vendorId) ?? 0)
    rows.push({ vendorId, month, opening: amountOf(opening), closing: amountOf(closing), closedAt })
    if (closing === 0) balances.delete(vendorId)
    else balances.set(vendorId, closing)
  }
  return rows
}
