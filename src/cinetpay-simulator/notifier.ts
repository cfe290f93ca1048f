import { createHmac, randomBytes } from 'node:crypto'
import { type CommonState, later } from './common-state.ts'
import { isFinal, type Transaction } from './transactions.ts'
import type { Transfer } from './transfers.ts'

/** Waits between the tries of a notification that was not answered with 200. */
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000]
const ANSWER_WITHIN_MS = 10_000

export type Notifier = {
  /** Tells of a payment or a transfer as it is now. Resolves once it was tried for the first time, or when it is lost. */
  notify: (subject: Subject) => Promise<void>
}

type Subject = Transaction | Transfer
const isTransfer = (subject: Subject): subject is Transfer => 'kind' in subject

/** Tells the merchant's `notify_url` that something may have changed, as often as needed; spoiled by the faults. */
export function createNotifier(state: CommonState): Notifier {
  function deliver(subject: Subject, message: Message, tries = 0): Promise<void> {
    const delivery = tryOnce(subject, message, tries).finally(() => state.deliveries.delete(delivery))
    state.deliveries.add(delivery)
    return delivery
  }

  async function tryOnce(subject: Subject, message: Message, tries: number): Promise<void> {
    const { forged } = message
    const answer = await post(subject, message)
    const tried = { at: new Date().toISOString(), forged, answer }
    if (isTransfer(subject)) state.transfers.recordNotification(subject, tried)
    else state.transactions.recordNotification(subject, tried)
    const delayMs = RETRY_DELAYS_MS[tries]
    if (answer === 200 || forged || delayMs === undefined) return
    later(state.retries, delayMs, () => void deliver(subject, message, tries + 1))
  }

  async function notify(subject: Subject): Promise<void> {
    const { notification, lateMs } = state.faults
    if (notification === 'lost') return
    const message = notificationOf(state, subject, notification === 'forged')
    const isOvertaken = notification === 'out_of_order' && !isFinal(subject.state)
    const delayMs = notification === 'late' || isOvertaken ? lateMs : 0
    const times = notification === 'doubled' ? 2 : 1
    await Promise.all(
      Array.from(
        { length: times },
        () =>
          new Promise<void>(resolve => {
            later(state.delayed, delayMs, () => void deliver(subject, message).then(resolve))
          }),
      ),
    )
  }
  return { notify }
}

type Message = { forged: boolean; headers: Record<string, string>; body: string }

async function post({ notifyUrl }: Subject, { headers, body }: Message): Promise<number | null> {
  try {
    const response = await fetch(notifyUrl, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    // The merchant is not there: the ledger says so, and the next try may find it.
    return null
  }
}

function notificationOf({ keys }: Pick<CommonState, 'keys'>, subject: Subject, forged: boolean): Message {
  if (isTransfer(subject)) return v1Message(subject, { phone_number: subject.phone }, forged)
  if (subject.api === 'v1') {
    const { customer, payerPhone } = subject
    return v1Message(subject, { name: customer.name, phone_number: payerPhone }, forged)
  }
  const fields = v2Fields(subject, keys.v2.siteId)
  const token = signatureOf(fields, forged ? randomBytes(24).toString('hex') : keys.v2.secretKey)
  return {
    forged,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-token': token },
    body: new URLSearchParams(fields).toString(),
  }
}

function v1Message({ notifyToken, id, providerId }: Subject, user: object, forged: boolean): Message {
  const body = JSON.stringify({
    notify_token: forged ? randomBytes(24).toString('hex') : notifyToken,
    merchant_transaction_id: id,
    transaction_id: providerId,
    user,
  })
  return { forged, headers: { 'content-type': 'application/json' }, body }
}

/** The fields of a notification of API v2, in the order of its signature. */
function v2Fields(transaction: Transaction, siteId: string): Record<string, string> {
  const at = transaction.history.at(-1)!.at
  return {
    cpm_site_id: siteId,
    cpm_trans_id: transaction.id,
    cpm_trans_date: at.slice(0, 19).replace('T', ' '),
    cpm_amount: String(transaction.amountFcfa),
    cpm_currency: transaction.currency,
    signature: transaction.paymentToken,
    payment_method: transaction.operator ?? '',
    cel_phone_num: transaction.payerPhone ?? '',
    cpm_phone_prefixe: '225',
    cpm_language: 'fr',
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: transaction.custom,
    cpm_designation: transaction.designation,
    cpm_error_message: transaction.state === 'accepted' ? 'SUCCES' : 'PAYMENT_FAILED',
  }
}

/** HMAC-SHA256 in hexadecimal of all values, joined with nothing between them. */
const signatureOf = (fields: Record<string, string>, key: string): string =>
  createHmac('sha256', key).update(Object.values(fields).join('')).digest('hex')
