import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { parcels } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'
import { postToLedger } from '#server/ledger/public.ts'

type Owed = { id: string; total: string }

/** A refund due: of the whole online payment of an order. */
export async function createRefund(
  db: Database,
  { id: orderId, total: amount }: Owed,
  fields: Partial<typeof refunds.$inferInsert> = {},
): Promise<typeof refunds.$inferSelect & { paymentId: string }> {
  const [payment] = await db
    .insert(payments)
    .values({
      orderId,
      amount,
      transactionId: `TEST-${newId().slice(-12).toUpperCase()}`,
      provider: 'cinetpay',
      providerApi: 'v2',
      status: 'ACCEPTED',
      payerPhone: '+2250707000001',
    })
    .returning()
  const [refund] = await db
    .insert(refunds)
    .values({
      orderId,
      paymentId: payment!.id,
      amount,
      reason: 'Paiement reçu après l’annulation',
      ...fields,
    })
    .returning()
  await db.transaction(tx => postRefund(tx, refund!))
  return { ...refund!, paymentId: payment!.id }
}

/** Records a partial transfer of a refund, in whole francs. */
export async function sendPart(
  db: Database,
  { id: refundId, orderId, parcelId }: typeof refunds.$inferSelect,
  fcfa: number,
): Promise<void> {
  const [parcel = null] = parcelId ? await db.select().from(parcels).where(eq(parcels.id, parcelId)) : []
  const at = new Date()
  const transactionId = `PAY-${newId().slice(-12).toUpperCase()}`
  await db.insert(transfers).values({
    kind: 'refund',
    orderId,
    refundId,
    part: 1,
    amount: fcfa,
    status: 'pending',
    phone: '+2250707000001',
    operator: 'ORANGE_MONEY_CI',
    transactionId,
    provider: 'cinetpay',
    providerApi: 'v1',
    createdAt: at,
    calledAt: at,
  })
  await db.transaction(async tx => {
    await tx
      .update(transfers)
      .set({ status: 'sent', endedAt: at })
      .where(eq(transfers.transactionId, transactionId))
    await postToLedger(tx, [
      { kind: 'refund', at, orderId, parcel, amount: `${fcfa}.00`, from: 'refund_due', to: 'refunded' },
    ])
  })
}

/** The ledger postings of a refund; the cancellation of a parcel has posted its part. */
async function postRefund(tx: Transaction, refund: typeof refunds.$inferSelect): Promise<void> {
  const { orderId, parcelId, amount, createdAt, settledAt } = refund
  const [parcel = null] = parcelId ? await tx.select().from(parcels).where(eq(parcels.id, parcelId)) : []
  const of = { orderId, parcel, amount }
  if (!parcelId) {
    await postToLedger(tx, [{ ...of, kind: 'surplus', at: createdAt, from: null, to: 'refund_due' }])
  }
  if (settledAt) {
    await postToLedger(tx, [{ ...of, kind: 'refund', at: settledAt, from: 'refund_due', to: 'refunded' }])
  }
}
