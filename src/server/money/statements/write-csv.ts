import { dayOf } from '#contract/day-of.ts'
import { revenuePartLabels } from '#contract/money/facts.ts'
import { closingTime, OPENING_TIME } from '#contract/money/statement-words.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import { csvAmount } from '../../csv/csv-amount.ts'
import { csvBeginning } from '../../csv/csv-text.ts'
import { safeCell } from '../../csv/safe-cell.ts'
import type { Statement } from './read-statement.ts'

/** A statement as CSV for French Excel: semicolons, UTF-8 with BOM; the last column is the running balance. */
export function writeStatementCsv({ opening, closing, isOpen, lines }: Statement): Buffer {
  let balance = centimesOf(opening)
  const rows = lines.map(({ at, words, orderNumber, reference, cash, owed }) => {
    balance += centimesOf(owed)
    const texts = [dayOf(at), words, orderNumber ?? reference ?? ''].map(safeCell)
    return [...texts, csvAmount(cash), csvAmount(owed), csvAmount(amountOf(balance))]
  })
  const { collected, owed } = revenuePartLabels
  const head = ['Date', 'Opération', 'Commande ou référence', collected, owed, 'Solde']
  const balanceLine = (words: string, sum: string) => ['', words, '', '', '', csvAmount(sum)]
  const table = [
    head,
    balanceLine(`Solde ${OPENING_TIME}`, opening),
    ...rows,
    balanceLine(`Solde ${closingTime(isOpen)}`, closing),
  ]
  return Buffer.from(csvBeginning(table))
}
