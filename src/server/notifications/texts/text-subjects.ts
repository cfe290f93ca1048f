import * as z from 'zod/mini'
import { orderStatuses } from '#contract/orders/facts.ts'

// What a text is about, as its row keeps it.

export const OrderTextAbout = z.object({
  orderId: z.string(),
  parcelIds: z.array(z.string()),
  status: z.enum([...orderStatuses, 'received']),
})
export type OrderTextAbout = z.output<typeof OrderTextAbout>

export const RefundTextAbout = z.object({ orderId: z.string(), refundId: z.string() })
export type RefundTextAbout = z.output<typeof RefundTextAbout>

export const StockTextAbout = z.object({ userId: z.string(), productId: z.string() })
export type StockTextAbout = z.output<typeof StockTextAbout>
