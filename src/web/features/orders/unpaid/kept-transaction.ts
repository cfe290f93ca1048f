import { TRANSACTION_KEY } from '#web/features/accounts/customer-traces.ts'

/**
 * The payment under way, in this browser: the provider may send the person back without its number. Where
 * storage is forbidden, the address alone tells it.
 */
export const keptTransaction = {
  keep(transactionId: string): void {
    try {
      localStorage.setItem(TRANSACTION_KEY, transactionId)
    } catch {
      // Forbidden or full.
    }
  },
  read(): string | null {
    try {
      return localStorage.getItem(TRANSACTION_KEY)
    } catch {
      return null
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(TRANSACTION_KEY)
    } catch {
      // Nothing was kept then.
    }
  },
}
