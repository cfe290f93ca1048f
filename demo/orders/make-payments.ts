import { amountOf, centimesOf } from '#contract/money.ts'
import type { OrderStatus, PaymentStatus } from '#contract/orders/facts.ts'
import { mobileMoneyOperators, operatorOfNumber, providerOf } from '#contract/payments/facts.ts'
import type { payments } from '#database/schema/payments.ts'
import type { refunds } from '#database/schema/refunds.ts'
import { ID_LETTERS } from '#server/payments/transaction-id.ts'
import { hoursAfter, idAt, minutesAfter } from '../ids.ts'
import type { Random } from '../random.ts'
import type { PlannedOrder } from './order-plan.ts'
import type { ParcelEvent } from './simulate-parcel.ts'

export type OnlinePayment = {
  readonly attempts: (typeof payments.$inferInsert)[]
  /** The payment status of every parcel of the order in the end. */
  readonly status: PaymentStatus
  readonly parcelEvents: readonly ParcelEvent[]
  readonly refunds: (random: Random) => (typeof refunds.$inferInsert)[]
}

type Paid = { plan: PlannedOrder; orderId: string; settler: string; now: Date }
type Parcel = { id: string; status: OrderStatus; subtotal: string; parcelEvents: readonly ParcelEvent[] }

const byProvider = (at: Date, from: PaymentStatus, to: PaymentStatus): ParcelEvent => ({
  at,
  kind: 'payment',
  actor: 'system',
  from,
  to,
  reason: null,
})

/** Wave takes every number; any other operator its own. */
function meansOf(random: Random, phone: string | null): string {
  const picked = random.pick([...mobileMoneyOperators.map(({ id }) => id), 'WAVE_CI', 'ORANGE_MONEY_CI'])
  return picked === 'WAVE_CI' || !phone ? picked : operatorOfNumber(phone)!
}

/** The attempts to pay an order online, what they changed, and what is owed when paid goods will not come. */
export function makePayments(random: Random, scene: Paid, parcels: readonly Parcel[]): OnlinePayment {
  const { plan, orderId } = scene
  const { phone = null } = plan.customer
  const amount = amountOf(parcels.reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0))
  const attempt = (at: Date, status: 'ACCEPTED' | 'REFUSED') => {
    const decidedAt = minutesAfter(at, random.between(0.6, 2.5))
    return {
      id: idAt(random, at),
      orderId,
      transactionId: nameAtProvider(random, 'AMIC'),
      amount,
      provider: providerOf(plan.method)!,
      providerApi: 'v2',
      status,
      method: meansOf(random, phone),
      payerPhone: status === 'ACCEPTED' ? phone : null,
      createdAt: at,
      updatedAt: decidedAt,
      settledAt: status === 'ACCEPTED' ? decidedAt : null,
    }
  }
  const first = attempt(
    minutesAfter(plan.createdAt, random.between(0.3, 3)),
    plan.payment === 'paid' ? 'ACCEPTED' : 'REFUSED',
  )
  if (plan.payment === 'paid') {
    const parcelEvents = [byProvider(first.updatedAt, 'pending', 'completed')]
    return {
      attempts: [first],
      status: 'completed',
      parcelEvents,
      refunds: dice => owe(dice, scene, parcels, first.id),
    }
  }
  const failed = byProvider(first.updatedAt, 'pending', 'failed')
  if (plan.payment === 'never_paid')
    return { attempts: [first], status: 'failed', parcelEvents: [failed], refunds: () => [] }
  const second = attempt(minutesAfter(first.updatedAt, random.between(1, 4)), 'ACCEPTED')
  return {
    attempts: [first, second],
    status: 'completed',
    parcelEvents: [
      failed,
      byProvider(second.createdAt, 'failed', 'pending'),
      byProvider(second.updatedAt, 'pending', 'completed'),
    ],
    refunds: dice => owe(dice, scene, parcels, second.id),
  }
}

/** Paid parcels that were cancelled: given back within a few days, the latest still to be settled. */
function owe(
  random: Random,
  { orderId, settler, now }: Paid,
  parcels: readonly Parcel[],
  paymentId: string,
): (typeof refunds.$inferInsert)[] {
  return parcels
    .filter(({ status }) => status === 'cancelled')
    .map(({ id: parcelId, subtotal: amount, parcelEvents }) => {
      const cancelled = parcelEvents.find(({ to }) => to === 'cancelled')!
      const settledAt = hoursAfter(cancelled.at, random.between(52, 150))
      const owed = {
        id: idAt(random, cancelled.at),
        orderId,
        paymentId,
        parcelId,
        amount,
        reason: cancelled.reason ?? 'Commande annulée',
        createdAt: cancelled.at,
      }
      if (settledAt > now) return { ...owed, status: 'due' as const }
      return {
        ...owed,
        status: 'done' as const,
        settledAt,
        settledBy: settler,
        reference: `RB-${random.whole(100_000, 999_999)}`,
      }
    })
}

/** The name of a payment or a transfer at the provider. */
export function nameAtProvider(random: Random, of: 'AMIC' | 'PAY'): string {
  return `${of}-${Array.from({ length: 24 }, () => random.pick(ID_LETTERS)).join('')}`
}
