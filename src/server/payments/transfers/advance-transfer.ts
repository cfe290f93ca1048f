import { MINUTE_MS } from '#contract/durations.ts'
import { Operator } from '#contract/money/payout-number.schemas.ts'
import type { Deps } from '../../deps.ts'
import { noticePathOf } from '../notice-path.ts'
import { ProviderRefused, ProviderUnavailable, TransactionExists } from '../providers/provider.ts'
import type { TransferProvider } from '../providers/transfer-provider.ts'
import { finishTransfer, type TransferOutcome } from './finish-transfer.ts'
import { claimFirstCall, findTransfer, type TransferRow, updateTransfer } from './transfers.queries.ts'

type AdvanceDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>

/** Longer than any call to the provider: after this time its process has the answer, or has died. */
const MAX_CALL_MS = 2 * MINUTE_MS

/**
 * Advances a transfer: sends it once, then polls the provider for its outcome. It fails only when the provider says so, since
 * without a response the money may have been sent. A transfer unknown to the provider is sent again under the same id,
 * which the provider accepts once.
 * @throws ProviderUnavailable when the provider does not answer; nothing is changed
 */
export async function advanceTransfer(deps: AdvanceDeps, transferId: string): Promise<void> {
  const transfer = await findTransfer(deps.db, transferId)
  if (transfer?.status !== 'pending') return
  const { transactionId, provider: name, providerApi } = transfer
  const provider = deps.payments.ofTransfer(transfer)
  if (!provider) {
    throw new ProviderUnavailable(`${transactionId} belongs to ${name} ${providerApi}, no longer configured`)
  }
  if (transfer.calledAt === null) {
    if (await claimFirstCall(deps.db, transferId, deps.clock()))
      await sendToProvider(deps, provider, transfer)
    return
  }
  await checkAtProvider(deps, provider, { ...transfer, calledAt: transfer.calledAt })
}

async function sendToProvider(
  deps: AdvanceDeps,
  provider: TransferProvider,
  transfer: TransferRow,
): Promise<void> {
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
    // Already accepted earlier: the next check tells its outcome.
    if (error instanceof TransactionExists) return
    if (!(error instanceof ProviderRefused)) throw error
    deps.log.warn({ err: error, transactionId }, 'a transfer was refused')
    await finish(
      deps,
      transfer,
      { status: 'failed', failure: error.sentence },
      { sent: { code: error.code } },
    )
  }
}

async function checkAtProvider(
  deps: AdvanceDeps,
  provider: TransferProvider,
  transfer: TransferRow & { calledAt: Date },
): Promise<void> {
  const now = deps.clock()
  const { status, failure, data } = await provider.check(transfer.transactionId)
  if (status === 'SENT') return finish(deps, transfer, { status: 'sent' }, data)
  if (status === 'FAILED') return finish(deps, transfer, { status: 'failed', failure: failure ?? '' }, data)
  await updateTransfer(deps.db, transfer.id, { askedAt: now, data })
  const isLost = now.getTime() - transfer.calledAt.getTime() > MAX_CALL_MS
  if (status === 'UNKNOWN' && isLost) await sendToProvider(deps, provider, transfer)
}

const finish = async (
  deps: AdvanceDeps,
  transfer: TransferRow,
  how: TransferOutcome,
  data: Record<string, unknown>,
): Promise<void> => {
  await deps.db.transaction(tx => finishTransfer(tx, deps, transfer, how, { from: 'pending', data }))
}
