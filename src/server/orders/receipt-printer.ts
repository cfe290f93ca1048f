import { Piscina } from 'piscina'
import type { Order } from '#contract/orders/schemas.ts'
import { Budget } from '../http/budget.ts'
import type { Contact } from './render-receipt.ts'

const THREAD = new URL('./receipt-thread.ts', import.meta.url).href
/** A thread that draws nothing gives its memory back. */
const IDLE_MS = 30_000

export type ReceiptPrinter = {
  /** @throws Refused `unavailable` when too many wait */
  print: (order: Order, contact: Contact) => Promise<Buffer>
  /** Finishes what is being drawn. */
  close: () => Promise<void>
}

/** Draws receipts in a thread of their own, which is started when it is needed: who asks for many keeps no page waiting. */
export function openReceiptPrinter(): ReceiptPrinter {
  const threads = new Piscina<{ order: Order; contact: Contact }, Uint8Array>({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const places = new Budget({ total: 1, maxWaiting: 20, maxWaitMs: 10_000 })
  return {
    print: async (order, contact) => {
      const giveBack = await places.take(1)
      try {
        const pdf = await threads.run({ order, contact })
        return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
      } finally {
        giveBack()
      }
    },
    close: () => threads.close(),
  }
}
