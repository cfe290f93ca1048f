import { amountOf, centimesOf } from '#contract/money.ts'
import { leftOfLine } from './problems.answers.ts'
import type { ProblemLine } from './problems.queries.ts'

/**
 * How much of a refund is whose line's: first what was reported of each cost, then what else is left of them; null when the lines did not
 * cost so much, less what other problems gave back.
 */
export function shareRefund(
  lines: readonly ProblemLine[],
  amount: string,
): { id: string; amount: string }[] | null {
  let rest = centimesOf(amount)
  const shares = lines.map(line => {
    const left = leftOfLine(line)
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
