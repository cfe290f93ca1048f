import { formatFcfa } from '#contract/money.ts'
import type { RefundRow } from '../../money/public.ts'
import { gsmText, MAX_TEXT_LENGTH } from './gsm-text.ts'
import type { RefundTextKind } from './text-subjects.ts'

/** Writes a text about a refund that is due or paid, with reason or reference if one SMS holds it; null in another status. */
export function writeRefundText(
  kind: RefundTextKind,
  { refund: { status, amount, reason, reference } }: RefundRow,
  { number }: { number: string },
): string | null {
  const isDone = status === 'done'
  if (isDone !== (kind === 'refund-paid')) return null
  const what = isDone ? 'nous vous avons renvoyé' : 'nous vous rendrons'
  const text = gsmText(`AMIC : ${what} ${formatFcfa(amount)} pour la commande ${number}.`)
  const further = gsmText(isDone ? ` Référence : ${reference}` : ` ${reason}.`)
  return text.length + further.length <= MAX_TEXT_LENGTH ? text + further : text
}
