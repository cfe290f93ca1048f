import type { MonthlyBalance } from '#contract/money/statements.schemas.ts'
import { amountOf, centimesOf, centimesOfFcfa } from '#contract/money.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import type { TransferStatus } from '#contract/payments/transfer-facts.ts'
import type { Executor } from '#database/connect.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import { listVendorMoves, sumMonths, type VendorMove } from '../../ledger/public.ts'
import { beginningOf, monthOf, nextMonth } from './months.ts'
import {
  listClosedMonths,
  listPayoutReferences,
  listPayoutTransfers,
  type PayoutReference,
  type PayoutTransfer,
} from './statements.queries.ts'

/**
 * The months of a vendor, latest first: closed ones, and later ones read from the ledger (the current one only if it has
 * movements).
 */
export async function listMonths(db: Executor, vendorId: string, now: Date): Promise<MonthlyBalance[]> {
  const running = monthOf(now)
  const closed = await listClosedMonths(db, vendorId)
  const last = closed[0]
  const from = last ? beginningOf(nextMonth(last.month)) : new Date(0)
  const since = await sumMonths(db, { from, to: beginningOf(nextMonth(running)) }, vendorId)
  const changes = new Map(since.map(({ month, change }) => [month, centimesOf(change)]))
  const months: MonthlyBalance[] = closed
    .map(({ month, opening, closing }) => ({ month, opening, closing, isOpen: false }))
    .reverse()
  let balance = last ? centimesOf(last.closing) : 0
  const first = last ? nextMonth(last.month) : since[0]?.month
  for (let month = first; month !== undefined && month <= running; month = nextMonth(month)) {
    const opening = balance
    const change = changes.get(month)
    if (change === undefined && opening === 0) continue
    balance += change ?? 0
    months.push({
      month,
      opening: amountOf(opening),
      closing: amountOf(balance),
      isOpen: month === running,
    })
  }
  return months.reverse()
}

type StatementLine = {
  at: Date
  words: string
  /** For sales. */
  orderNumber: string | null
  /** References of a completed payout: of its transfers, or the recorded one. */
  reference: string | null
  /** Cash that the vendor received; an amount. */
  cash: string
  /** Change of what the vendor is owed; an amount. */
  owed: string
}

export type Statement = MonthlyBalance & { businessName: string; lines: StatementLine[] }

const PAID = 'Versement par AMIC'

/** Description of a movement: by its effect for sales, by its kind for payouts. */
function wordsOf({ kind, owed, collected }: VendorMove): string {
  if (kind === 'payout') return PAID
  if (kind === 'payout_returned') return 'Versement qui n’a pas abouti'
  if (kind === 'problem') return 'Problème remboursé au client'
  if (centimesOf(collected) !== 0) {
    return centimesOf(collected) > 0 ? 'Vente encaissée en espèces' : 'Vente en espèces annulée'
  }
  return centimesOf(owed) > 0 ? 'Vente payée en ligne' : 'Vente en ligne annulée'
}

const isPayout = ({ kind }: VendorMove): boolean => kind === 'payout' || kind === 'payout_returned'

/** Description of payouts whose money has not left, or never did; sent ones and manual ones are `PAID`. */
const unsentWords: Partial<Record<TransferStatus, string>> = {
  awaiting_approval: 'Versement en cours',
  pending: 'Versement en cours',
  failed: 'Versement commencé',
}

type Payouts = { transfers: readonly PayoutTransfer[]; noted: readonly PayoutReference[] }

/** Describes a payout by the status of its transfers, in several lines where these differ. */
function describePayout(line: StatementLine, { transfers, noted }: Payouts): StatementLine[] {
  const isOfLine = ({ at }: { at: Date }) => at.getTime() === line.at.getTime()
  const ofLine = transfers.filter(isOfLine)
  const made = [...ofLine.filter(({ status }) => status === 'sent'), ...noted.filter(isOfLine)]
  const reference = made.map(each => each.reference).join(', ') || null
  const owed = new Map([[line.words, centimesOf(line.owed)]])
  const add = (words: string, centimes: number) => owed.set(words, (owed.get(words) ?? 0) + centimes)
  for (const { status, amountFcfa } of ofLine) {
    const words = unsentWords[status]
    if (words === undefined) continue
    add(line.words, centimesOfFcfa(amountFcfa))
    add(words, -centimesOfFcfa(amountFcfa))
  }
  return [...owed]
    .filter(([, centimes]) => centimes !== 0)
    .map(([words, centimes]) => ({
      ...line,
      words,
      owed: amountOf(centimes),
      reference: words === PAID ? reference : null,
    }))
}

/** One line per parcel; one for all parcels of a payout. */
function linesOf(moves: readonly VendorMove[], made: Payouts): StatementLine[] {
  const lines: StatementLine[] = []
  const payouts = new Map<string, StatementLine>()
  for (const move of moves) {
    const { at, kind, serial, owed, collected: cash } = move
    // The movement only changes where the money is: a payout was sent.
    if (centimesOf(owed) === 0 && centimesOf(cash) === 0) continue
    const key = `${kind} ${at.toISOString()}`
    const payout = isPayout(move) ? payouts.get(key) : undefined
    if (payout) {
      payout.owed = amountOf(centimesOf(payout.owed) + centimesOf(owed))
      continue
    }
    const number = isPayout(move) ? null : orderNumber(serial)
    const line = { at, words: wordsOf(move), orderNumber: number, reference: null, cash, owed }
    lines.push(line)
    if (isPayout(move)) payouts.set(key, line)
  }
  return lines.flatMap(line => (line.words === PAID ? describePayout(line, made) : [line]))
}

type About = { vendorId: string; businessName: string; month: string; now: Date }

/**
 * The statement of a vendor for a month; null when there is none. The current month may still change.
 * @throws Error when the lines do not make the difference of the balances
 */
export async function readStatement(
  db: Executor,
  { vendorId, businessName, month, now }: About,
): Promise<Statement | null> {
  const read = await inSnapshot(db, async tx => {
    const balance = (await listMonths(tx, vendorId, now)).find(known => known.month === month)
    const span = { from: beginningOf(month), to: beginningOf(nextMonth(month)) }
    if (!balance) return undefined
    const moves = await listVendorMoves(tx, vendorId, span)
    const transfers = await listPayoutTransfers(tx, vendorId, span)
    const noted = await listPayoutReferences(tx, vendorId, span)
    return { balance, lines: linesOf(moves, { transfers, noted }) }
  })
  if (!read) return null
  const { balance, lines } = read
  const sum = lines.reduce((total, { owed }) => total + centimesOf(owed), centimesOf(balance.opening))
  if (sum !== centimesOf(balance.closing)) {
    throw new Error(`the statement ${month} of ${vendorId} ends with ${sum} centimes, not ${balance.closing}`)
  }
  return { ...balance, businessName, lines }
}
