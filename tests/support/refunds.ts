import type { Database } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { payments, refunds } from '#database/schema/payments.ts'

type Owed = { id: string; total: string }

/** Money of an order that is due back: the order's online payment, and the refund of all of it. */
export async function createRefund(
  db: Database,
  { id: orderId, total: amount }: Owed,
  fields: Partial<typeof refunds.$inferInsert> = {},
): Promise<typeof refunds.$inferSelect> {
  const [payment] = await db
    .insert(payments)
    .values({
      orderId,
      amount,
      transactionId: `TEST-${newId().slice(-12).toUpperCase()}`,
      provider: 'cinetpay',
      providerApi: 'v2',
      status: 'ACCEPTED',
    })
    .returning()
  const [refund] = await db
    .insert(refunds)
    .values({ orderId, paymentId: payment!.id, amount, reason: 'Payée après l’annulation', ...fields })
    .returning()
  return refund!
}
