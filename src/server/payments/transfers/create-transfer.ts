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

/** Asks for a transfer to be sent after the commit. */
export const requestTransfer = (tx: Transaction, transferId: string): Promise<void> =>
  addJob(tx, 'send-transfer', { transferId }, { jobKey: `send-transfer ${transferId}` })

/**
 * Notes a transfer under a name that the provider will know, before it hears of it. It leaves after the commit, or once it is
 * approved.
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
