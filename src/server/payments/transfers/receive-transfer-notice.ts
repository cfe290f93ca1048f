import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import type { Notice } from '../providers/notice.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { tryToAdvance } from './sweep-transfers.ts'
import { findTransferNamed } from './transfers.queries.ts'

/**
 * Handles a transfer's webhook by asking the provider. Until its token is stored, the unguessable transaction id is sufficient
 * proof to do so.
 * @throws Refused `payment_not_found`, `forged_notice`
 */
export async function receiveTransferNotice(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>,
  provider: PaymentProvider,
  { transactionId, judge }: Notice,
): Promise<void> {
  const known = await findTransferNamed(deps.db, transactionId)
  if (known?.provider !== provider.name) return refuse('payment_not_found')
  if (judge(known) === 'forged') {
    deps.log.warn({ transactionId, provider: provider.name }, 'forged notification of a transfer')
    refuse('forged_notice')
  }
  await tryToAdvance(deps, known.id)
}
