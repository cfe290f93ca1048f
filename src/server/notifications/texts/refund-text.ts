import { formatFcfa } from '#contract/money.ts'
import type { RefundRow } from '../../money/public.ts'
import { gsmText, LONGEST_TEXT } from './gsm-text.ts'

/** The words of a text about money that was sent back, short enough for one text; null while it is still due. */
export function writeRefundText(
  { refund: { status, amount, reference } }: RefundRow,
  { number }: { number: string },
): string | null {
  if (status !== 'done') return null
  const sent = gsmText(`AMIC : nous vous avons renvoyé ${formatFcfa(amount)} pour la commande ${number}.`)
  const proof = gsmText(` Référence : ${reference}`)
  return sent.length + proof.length <= LONGEST_TEXT ? sent + proof : sent
}
