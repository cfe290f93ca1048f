import { createHmac, randomBytes } from 'node:crypto'
import type { Simulation } from './simulation.ts'
import { later } from './simulation.ts'
import type { Transaction } from './transactions.ts'

/** Waits between the tries of a notification that was not answered with 200. */
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000]
const ANSWER_WITHIN_MS = 10_000

export type Notifier = { notify: (transaction: Transaction) => void }

/** Tells the merchant's `notify_url` that a payment may have changed, as often as needed; spoiled by the faults. */
export function createNotifier(simulation: Omit<Simulation, 'notifier'>): Notifier {
  async function deliver(transaction: Transaction, forged: boolean, tries = 0): Promise<void> {
    const { transactions } = simulation
    const answer = await post(transaction, notificationOf(simulation, transaction, forged))
    transactions.noteNotification(transaction, { at: new Date().toISOString(), forged, answer })
    const delayMs = RETRY_DELAYS_MS[tries]
    if (answer === 200 || forged || delayMs === undefined) return
    later(simulation, delayMs, () => void deliver(transaction, forged, tries + 1))
  }

  function notify(transaction: Transaction): void {
    const { notification, lateMs } = simulation.faults
    if (notification === 'lost') return
    const times = notification === 'doubled' ? 2 : 1
    const delayMs = notification === 'late' ? lateMs : 0
    for (let time = 0; time < times; time += 1) {
      later(simulation, delayMs, () => void deliver(transaction, notification === 'forged'))
    }
  }
  return { notify }
}

async function post(
  { notifyUrl }: Transaction,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number | null> {
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

function notificationOf(
  { keys }: Pick<Simulation, 'keys'>,
  transaction: Transaction,
  forged: boolean,
): { headers: Record<string, string>; body: string } {
  if (transaction.api === 'v1') {
    const body = JSON.stringify({
      notify_token: forged ? randomBytes(24).toString('hex') : transaction.notifyToken,
      merchant_transaction_id: transaction.id,
      transaction_id: transaction.providerId,
      user: { name: transaction.customer.name, phone_number: transaction.payerPhone },
    })
    return { headers: { 'content-type': 'application/json' }, body }
  }
  const fields = v2Fields(transaction, keys.v2.siteId)
  const token = signatureOf(fields, forged ? randomBytes(24).toString('hex') : keys.v2.secretKey)
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-token': token },
    body: new URLSearchParams(fields).toString(),
  }
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
