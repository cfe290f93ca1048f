import { amountOf } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import { addJob } from '../../outbox/public.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import type { TransferProvider } from '../providers/transfer-provider.ts'
import { newTransferId } from '../transaction-id.ts'
import type { Held } from './split-amount.ts'
import { insertTransfer, type TransferRow } from './transfers.queries.ts'

type NewTransfer = Pick<
  TransferRow,
  'id' | 'kind' | 'part' | 'amount' | 'phone' | 'operator' | 'createdAt' | 'createdBy'
> &
  Partial<Pick<TransferRow, 'vendorId' | 'orderId' | 'refundId'>> & {
    needsApproval: boolean
    sender: { provider: PaymentProvider; transfers: TransferProvider }
  }

/** Queues the job that sends a transfer after the commit. */
export const requestTransfer = (tx: Transaction, transferId: string): Promise<void> =>
  addJob(tx, 'send-transfer', { transferId }, { jobKey: `send-transfer ${transferId}` })

/**
 * Inserts a transfer with its transaction id before the provider is called. It is sent after the commit, or once approved.
 */
export async function createTransfer(
  tx: Transaction,
  { needsApproval, sender, ...transfer }: NewTransfer,
  share: readonly Held[] = [],
): Promise<void> {
  await insertTransfer(
    tx,
    {
      ...transfer,
      status: needsApproval ? 'awaiting_approval' : 'pending',
      transactionId: newTransferId(),
      provider: sender.provider.name,
      providerApi: sender.transfers.api,
    },
    share.map(({ id: parcelId, amount }) => ({ parcelId, amount: amountOf(amount) })),
  )
  if (!needsApproval) await requestTransfer(tx, transfer.id)
}
