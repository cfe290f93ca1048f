import { moneyRefusals } from '#contract/money/refusals.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { addJob } from '../../outbox/public.ts'
import { consumeTry, deleteRequest, replacePayoutNumber } from './payout-numbers.queries.ts'
import { isTextCode } from './text-code.ts'

const refuseCode = (code: 'wrong_text_code' | 'text_code_expired'): never =>
  refuse(code, { errors: { code: moneyRefusals[code].message } })

/**
 * Verifies a requested payout number by its code. It is used some hours later; the vendor is notified by mail, the former
 * number by text.
 * @throws Refused `wrong_text_code`, `text_code_expired` when its time is over, or after five wrong ones
 */
export async function verifyPayoutNumber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  vendorId: string,
  code: string,
): Promise<void> {
  const now = clock()
  const request = await consumeTry(db, vendorId, now)
  if (!request) return refuseCode('text_code_expired')
  const { requestId, phone, operator, codeHash } = request
  if (!isTextCode(requestId, code, codeHash)) refuseCode('wrong_text_code')
  await db.transaction(async tx => {
    if (!(await deleteRequest(tx, requestId))) refuseCode('text_code_expired')
    const former = await replacePayoutNumber(tx, { vendorId, phone, operator, confirmedAt: now })
    const formerPhone = former && former.phone !== phone ? { formerPhone: former.phone } : {}
    await addJob(tx, 'payout-number-changed', { vendorId, ...formerPhone, occurrence: newId() })
  })
}
