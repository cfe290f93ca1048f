import { formatDate } from '#contract/french/dates.ts'
import { revenuePartLabels } from '#contract/money/facts.ts'
import { closingWords, monthWords, OPENING_WORDS } from '#contract/money/statement-words.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import {
  amounts,
  bold,
  type Contact,
  color,
  drawRule,
  drawSheet,
  keepTogether,
  page,
  regular,
  type Sheet,
} from '../../printing/sheet.ts'
import { showable } from '../../printing/typeface.ts'
import { beginningOf } from './months.ts'
import type { Statement } from './read-statement.ts'

/** Data of a statement. */
export type StatementTask = { statement: Statement; contact: Contact }

const cashColumn = { left: 299, width: 110 }

/** Renders a vendor's statement of a month (PDF, A4): opening balance, movements, closing balance. */
export function renderStatement({ statement, contact }: StatementTask): Promise<Buffer> {
  const { month, businessName, opening, closing, lines, isOpen } = statement
  const heading = { title: 'Relevé', name: monthWords(month), date: beginningOf(month) }
  return drawSheet(heading, contact, sheet => {
    sheet.font(bold).fontSize(14).fillColor(color.ink)
    sheet.text(showable(businessName), page.left, sheet.y, { width: page.width })
    sheet.font(regular).fontSize(10).fillColor(color.soft)
    sheet.text('Ce que vous avez vendu, encaissé et reçu d’AMIC.', page.left, sheet.y + 2)
    sheet.y += 16
    drawBalance(sheet, OPENING_WORDS, opening)
    drawColumns(sheet)
    for (const line of lines) drawLine(sheet, line)
    if (lines.length === 0) drawNothing(sheet)
    drawSums(sheet, lines)
    drawBalance(sheet, closingWords(isOpen), closing)
  })
}

function drawBalance(sheet: Sheet, words: string, amount: string): void {
  keepTogether(sheet, 40)
  const top = sheet.y + 8
  sheet.font(bold).fontSize(12).fillColor(color.ink).text(words, page.left, top)
  sheet.fillColor(color.leaf)
  sheet.text(formatFcfa(amount), amounts.left, top, { width: amounts.width, align: 'right' })
  sheet.y += 8
}

function drawColumns(sheet: Sheet): void {
  keepTogether(sheet, 60)
  const top = sheet.y + 8
  sheet.font(regular).fontSize(9).fillColor(color.soft)
  sheet.text(revenuePartLabels.collected, cashColumn.left, top, { width: cashColumn.width, align: 'right' })
  sheet.text(revenuePartLabels.owed, amounts.left, top, { width: amounts.width, align: 'right' })
  sheet.y += 4
  drawRule(sheet)
}

function drawLine(
  sheet: Sheet,
  { at, words, orderNumber, reference, cash, owed }: Statement['lines'][number],
): void {
  keepTogether(sheet, 40)
  const top = sheet.y + 6
  sheet.font(regular).fontSize(10.5).fillColor(color.ink)
  drawFigures(sheet, top, cash, owed)
  sheet.text(words, page.left, top, { width: cashColumn.left - page.left - 8 })
  sheet.fontSize(9).fillColor(color.soft)
  sheet.text(
    [formatDate(at), orderNumber, reference && `référence ${reference}`].filter(Boolean).join(', '),
    page.left,
    sheet.y + 1,
  )
  sheet.y += 5
  drawRule(sheet)
}

/** Draws the amounts of a line; a zero is left out. */
function drawFigures(sheet: Sheet, top: number, cash: string, owed: string): void {
  const columns = [
    [cash, cashColumn],
    [owed, amounts],
  ] as const
  for (const [amount, { left, width }] of columns) {
    if (centimesOf(amount) !== 0) sheet.text(formatFcfa(amount), left, top, { width, align: 'right' })
  }
}

function drawNothing(sheet: Sheet): void {
  sheet.font(regular).fontSize(10.5).fillColor(color.soft)
  sheet.text('Rien n’a bougé ce mois-ci.', page.left, sheet.y + 8)
  sheet.y += 8
}

function drawSums(sheet: Sheet, lines: Statement['lines']): void {
  keepTogether(sheet, 40)
  const sum = (column: 'cash' | 'owed') =>
    amountOf(lines.reduce((total, line) => total + centimesOf(line[column]), 0))
  const top = sheet.y + 8
  sheet.font(regular).fontSize(10.5).fillColor(color.ink)
  drawFigures(sheet, top, sum('cash'), sum('owed'))
  sheet.text('Total du mois', page.left, top)
  sheet.y += 4
}
