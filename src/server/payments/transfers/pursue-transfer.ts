import { MINUTE_MS } from '#contract/durations.ts'
import { Operator } from '#contract/money/payout-number.schemas.ts'
import type { Deps } from '../../deps.ts'
import { noticePathOf } from '../notice-path.ts'
import { ProviderRefused, ProviderUnavailable, TransactionExists } from '../providers/provider.ts'
import type { TransferProvider } from '../providers/transfer-provider.ts'
import { type End, endTransfer } from './end-transfer.ts'
import { claimFirstCall, findTransfer, type TransferRow, updateTransfer } from './transfers.queries.ts'

type PursueDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>

/** Longer than any call lasts: whoever made one has had its answer, or is dead. */
const CALL_LASTS_AT_MOST_MS = 2 * MINUTE_MS

/**
 * Brings a transfer one step on: sends it, once, then asks the provider what became of it. It fails only by the provider's word:
 * without an answer the money may have left. One that the provider does not know after all is sent again under the same
 * name, which it takes once.
 * @throws ProviderUnavailable when the provider does not say; nothing is changed
 */
export async function pursueTransfer(deps: PursueDeps, transferId: string): Promise<void> {
  const transfer = await findTransfer(deps.db, transferId)
  if (transfer?.status !== 'pending') return
  const { transactionId, provider: name, providerApi } = transfer
  const provider = deps.payments.ofTransfer(transfer)
  if (!provider) {
    throw new ProviderUnavailable(`${transactionId} belongs to ${name} ${providerApi}, no longer configured`)
  }
  if (transfer.calledAt === null) {
    if (await claimFirstCall(deps.db, transferId, deps.clock())) await send(deps, provider, transfer)
    return
  }
  await ask(deps, provider, { ...transfer, calledAt: transfer.calledAt })
}

async function send(deps: PursueDeps, provider: TransferProvider, transfer: TransferRow): Promise<void> {
  const { id, transactionId, phone, operator, amount, kind } = transfer
  const sender = deps.payments.named(transfer.provider)
  if (!sender || phone === null) throw new Error(`transfer ${id} cannot be sent`)
  try {
    const { notifyToken, data } = await provider.send({
      transactionId,
      phone,
      operator: Operator.parse(operator),
      amountFcfa: amount,
      reason: kind === 'payout' ? 'Versement AMIC' : 'Remboursement AMIC',
      notifyUrl: deps.config.publicUrl + noticePathOf(sender),
    })
    await updateTransfer(deps.db, id, { notifyToken, data })
  } catch (error) {
    // Of one that it took before, the truth is asked next.
    if (error instanceof TransactionExists) return
    if (!(error instanceof ProviderRefused)) throw error
    deps.log.warn({ err: error, transactionId }, 'a transfer was refused')
    await end(deps, transfer, { status: 'failed', failure: error.sentence }, { sent: { code: error.code } })
  }
}

async function ask(
  deps: PursueDeps,
  provider: TransferProvider,
  transfer: TransferRow & { calledAt: Date },
): Promise<void> {
  const now = deps.clock()
  const { status, failure, data } = await provider.check(transfer.transactionId)
  if (status === 'SENT') return end(deps, transfer, { status: 'sent' }, data)
  if (status === 'FAILED') return end(deps, transfer, { status: 'failed', failure: failure ?? '' }, data)
  await updateTransfer(deps.db, transfer.id, { askedAt: now, data })
  const isLost = now.getTime() - transfer.calledAt.getTime() > CALL_LASTS_AT_MOST_MS
  if (status === 'UNKNOWN' && isLost) await send(deps, provider, transfer)
}

const end = async (
  deps: PursueDeps,
  transfer: TransferRow,
  how: End,
  data: Record<string, unknown>,
): Promise<void> => {
  await deps.db.transaction(tx => endTransfer(tx, deps, transfer, how, { from: 'pending', data }))
}
