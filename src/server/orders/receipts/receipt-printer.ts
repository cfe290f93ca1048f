import { openPrinter, type Printer } from '../../printing/printer.ts'
import type { Receipt } from './render-receipt.ts'

export type ReceiptPrinter = Printer<Receipt>

export const openReceiptPrinter = (): ReceiptPrinter =>
  openPrinter(new URL('./receipt-thread.ts', import.meta.url))
