import { amountOf, centimesOf } from '#contract/money.ts'
import { refundableOfLine } from './problems.answers.ts'
import type { ProblemLine } from './problems.queries.ts'

/**
 * Splits a refund over lines: first up to the reported cost of each, then over their remaining cost; null when it exceeds the
 * cost of the lines, less other refunds.
 */
export function shareRefund(
  lines: readonly ProblemLine[],
  amount: string,
): { id: string; amount: string }[] | null {
  let rest = centimesOf(amount)
  const shares = lines.map(line => {
    const left = refundableOfLine(line)
    const share = Math.min(rest, left, centimesOf(line.price) * line.quantity)
    rest -= share
    return { id: line.id, share, left: left - share }
  })
  const filled = shares.map(({ id, share, left }) => {
    const more = Math.min(rest, left)
    rest -= more
    return { id, amount: amountOf(share + more) }
  })
  return rest === 0 ? filled : null
}
